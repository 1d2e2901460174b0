import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { EICAR } from './files.ts';

const COMMAND = Buffer.from('zINSTREAM\0');

/** The answer of a clamd when it has the whole of a file. */
type Answering = (file: Buffer, socket: Socket) => void;

/** As a clamd with the signature of EICAR alone. */
const verdict: Answering = (file, socket) =>
  void socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

/** A server that speaks clamd's INSTREAM, at a socket's path or on a free port of the loopback. */
export async function startClamd({ path, answer = verdict }: { path?: string; answer?: Answering } = {}) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const file = fileIn(received);
      if (file) answer(file, socket);
    });
  });
  await once(server.listen(path ? { path } : { host: '127.0.0.1', port: 0 }), 'listening');

  return {
    url: path ? `unix:${path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of open) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

/** The pieces of a stream put together; null while the empty one at its end has not come. */
function fileIn(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('no INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}
