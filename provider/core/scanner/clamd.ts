import { connect } from 'node:net';
import type { Scan, Verdict } from './index.ts';

const PORT = 3_310;
/** Well within the time that a portal gives a call which brings a file (20 s). */
const TIMEOUT_MS = 8_000;
const LONGEST_REPLY = 1_024;
const COMMAND = Buffer.from('zINSTREAM\0');
const END_OF_STREAM = Buffer.alloc(4);

/** A clamd at "tcp://host:port" or "unix:/path", asked by INSTREAM (man 8 clamd): one connection a file. */
export function clamdScanner({ url, timeoutMs = TIMEOUT_MS }: { url: string; timeoutMs?: number }): Scan {
  const address = addressOf(new URL(url));
  return async (bytes) => {
    try {
      return verdictOf(await replyTo({ bytes, address, timeoutMs }));
    } catch (error) {
      return { kind: 'unavailable', failure: failureOf(error) };
    }
  };
}

const addressOf = ({ protocol, hostname, port, pathname }: URL) =>
  protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || PORT) };

async function replyTo({
  bytes,
  address,
  timeoutMs,
}: {
  bytes: Buffer;
  address: ReturnType<typeof addressOf>;
  timeoutMs: number;
}) {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes.length);
  const socket = connect({ ...address, signal: AbortSignal.timeout(timeoutMs) });
  for (const piece of [COMMAND, size, bytes, END_OF_STREAM]) socket.write(piece);

  let reply = '';
  for await (const chunk of socket) {
    reply += (chunk as Buffer).toString('latin1');
    if (reply.length > LONGEST_REPLY) throw new Error('reply too long');
    const end = reply.indexOf('\0');
    if (end >= 0) return reply.slice(0, end);
  }
  throw new Error('no whole reply');
}

function verdictOf(reply: string): Verdict {
  if (reply === 'stream: OK') return { kind: 'clean' };
  const [, virus] = /^stream: ([\x21-\x7e]+) FOUND$/.exec(reply) ?? [];
  return virus ? { kind: 'infected', virus } : { kind: 'unavailable', failure: 'unknown reply' };
}

function failureOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown';
  return (error as NodeJS.ErrnoException).code ?? error.message;
}
