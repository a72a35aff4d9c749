// The floor: passes a move on to the other player and knows nothing of the game. No server in Node that also has
// rules, views and a disk can be faster than this.

import { FREE, SQUARES } from '../game.mjs';
import { HOST, installed } from './index.mjs';

const { WebSocket, WebSocketServer } = installed('ws');

export async function serve(port) {
  const waiting = new Map();
  const server = new WebSocketServer({ host: HOST, port });
  server.on('connection', (socket, { url: table }) => {
    const other = waiting.get(table);
    if (!other) return waiting.set(table, socket);
    waiting.delete(table);
    socket.on('message', (move) => other.send(move, { binary: false }));
    other.on('message', (move) => socket.send(move, { binary: false }));
  });
  await new Promise((ready) => server.once('listening', ready));
}

export async function seat(port, table, heard) {
  const board = Array(SQUARES).fill(FREE);
  const hand = [0, 1, 2, 3, 4, 5, 6];
  let moves = 0;
  const sockets = [];
  for (const seat of [0, 1]) {
    const socket = new WebSocket(`ws://${HOST}:${port}/${table}`);
    socket.on('message', (text) => {
      ({ moves } = JSON.parse(text));
      heard(seat, { board, hand, next: seat, moves });
    });
    await new Promise((ready, failed) => socket.once('open', ready).once('error', failed));
    sockets.push(socket);
  }
  return sockets.map((socket, seat) => ({
    begin: () => seat === 0 && heard(0, { board, hand, next: 0, moves }),
    play: (card, square) => socket.send(JSON.stringify({ moves: moves + 1, card, square })),
  }));
}
