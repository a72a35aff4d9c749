// boardgame.io: moves run through its reducer, secrets are taken out by its playerView, whole states go to both
// players. The matches are kept in memory, which is its default.

import { FREE, HAND, SQUARES, allowed, pack } from '../game.mjs';
import { HOST, installed } from './index.mjs';

function deal(G, random) {
  const deck = random.Shuffle(pack());
  G.board = Array(SQUARES).fill(FREE);
  G.players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
  G.secret = { deck };
}

const game = (PlayerView, INVALID_MOVE) => ({
  name: 'series',
  setup: ({ random }) => {
    const G = { moves: 0 };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    place: {
      // The client does not know the deck and cannot guess ahead.
      client: false,
      move: ({ G, playerID, random }, card, square) => {
        const { hand } = G.players[playerID];
        if (!allowed(G.board, hand, card, square)) return INVALID_MOVE;
        G.board[square] = Number(playerID);
        hand[hand.indexOf(card)] = G.secret.deck.pop();
        G.moves += 1;
        if (G.secret.deck.length === 0) deal(G, random);
      },
    },
  },
});

const series = () => {
  const { PlayerView, INVALID_MOVE } = installed('boardgame.io/core');
  return game(PlayerView, INVALID_MOVE);
};

export async function serve(port) {
  const { Server } = installed('boardgame.io/server');
  const server = Server({ games: [series()], origins: [] });
  // It would listen on every interface.
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (at, ready) => listen(at, HOST, ready);
  await server.run({ port });
}

export async function seat(port, table, heard) {
  const { Client, LobbyClient } = installed('boardgame.io/client');
  const { SocketIO } = installed('boardgame.io/multiplayer');
  const server = `http://${HOST}:${port}`;
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch('series', { numPlayers: 2 });
  const seated = [];
  for (const seat of [0, 1]) {
    const playerID = String(seat);
    const joined = await lobby.joinMatch('series', matchID, { playerID, playerName: `Player ${seat + 1}` });
    const client = Client({
      game: series(),
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } }),
      matchID,
      playerID,
      credentials: joined.playerCredentials,
      debug: false,
    });
    const view = ({ G, ctx }) => ({
      board: G.board,
      hand: G.players[playerID].hand,
      next: Number(ctx.currentPlayer),
      moves: G.moves,
    });
    client.start();
    await new Promise((ready) => client.subscribe((state) => state && ready()));
    seated.push({
      begin: () => {
        client.subscribe((state) => state && heard(seat, view(state)));
      },
      play: (card, square) => client.moves.place(card, square),
    });
  }
  return seated;
}
