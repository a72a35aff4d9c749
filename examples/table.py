#!/usr/bin/env python3
"""The bot of bot.py at a live table, over its socket.

    python3 examples/table.py http://127.0.0.1:5555/t/7TN832            # takes a free seat
    python3 examples/table.py "http://127.0.0.1:5555/t/7TN832#seat=…"   # plays your seat: the link for another device
"""
import base64, hashlib, json, os, queue, socket, ssl, struct, sys, threading, urllib.parse

from bot import choose

PROTOCOL = 2  # docs/protocol.md


class WebSocket:
    """A thread of its own reads it and answers pings, so that thinking never drops the connection."""

    def __init__(self, link):
        secure = link.scheme == "https"
        self.wire = socket.create_connection((link.hostname, link.port or (443 if secure else 80)))
        if secure:
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=link.hostname)
        self.file, self.lock, self.heard = self.wire.makefile("rb"), threading.Lock(), queue.Queue()
        code, key = link.path.rsplit("/", 1)[-1], base64.b64encode(os.urandom(16)).decode()
        self.wire.sendall((f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {link.netloc}\r\nConnection: Upgrade\r\n"
                           f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        if b" 101 " not in self.file.readline():
            sys.exit("The server opens no socket for this link.")
        while self.file.readline().strip():
            pass  # Its headers; the cookie among them would bring us back to the same seat after a break.
        threading.Thread(target=self.listen, daemon=True).start()

    def send(self, data, kind=1):
        mask, size = os.urandom(4), len(data)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        with self.lock:
            self.wire.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def listen(self):
        while head := self.file.read(2):
            kind, size = head[0] & 15, head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if kind == 9:
                self.send(data, 10)
            elif kind == 1:
                self.heard.put(json.loads(data))
        self.heard.put({"type": "gone"})


class Bond:
    """Our part of the seed of all shuffles: bound by its hash before the start, revealed when everybody's are settled."""

    text = commitment = None

    def command(self, table, seat):
        starting = table["starting"]
        if starting and not starting["anew"]:
            ours = {"seat": seat, "hash": self.hash()} in table["commits"] and table["commitment"] == self.commitment
            return {"do": "reveal", "text": self.text} if ours and seat in starting["awaited"] else None
        if table["status"] == "waiting" and table["seats"][seat]["commit"] is None:
            self.text, self.commitment = os.urandom(16).hex(), table["commitment"]  # A fresh one for every start.
            return {"do": "commit", "hash": self.hash()}

    def hash(self):
        return hashlib.sha256(f"quintet/contribution/1{self.text}".encode()).hexdigest()


def play(address):
    link = urllib.parse.urlsplit(address)
    line, bond, number, table, game, fresh = WebSocket(link), Bond(), 0, None, None, False
    line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "client": os.urandom(8).hex(), "last": None}).encode())
    while True:
        message, command = line.heard.get(), None
        table, game = message.get("table", table), message.get("game", game)
        fresh |= message["type"] in ("welcome", "game", "refused")
        if message["type"] == "gone":
            sys.exit("The connection is gone.")
        if message["type"] == "refused":
            print(message["rule"], message["message"], file=sys.stderr)
        if game and game["outcome"]:
            return print(json.dumps(game["outcome"]))
        if message["type"] == "welcome" and message["you"]["seat"] is None:
            key = urllib.parse.unquote(link.fragment.removeprefix("seat="))
            command = {"do": "claim", "key": key} if key else {"do": "sit", "seat": None, "name": "Python"}
        elif "you" in message and message["you"]["seat"] is not None:
            command = bond.command(table, message["you"]["seat"])
        if not command and fresh and line.heard.empty():  # Of all that has come, only the last counts: a message is whole.
            fresh = False
            action = choose(table["game"], game["view"], game["menu"]) if game and game["menu"] else None
            command = action and {"do": "act", "action": action}
        if command:
            number += 1
            line.send(json.dumps({"type": "command", "number": number, "command": command}).encode())


if __name__ == "__main__":
    play(sys.argv[1])
