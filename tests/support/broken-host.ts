import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';

const MIB = 1024 * 1024;
const BOMB = gzipSync(Buffer.alloc(64 * MIB, ' '));
const DRIP_MS = 50;

type Answer = (response: ServerResponse, socket: Socket, request: IncomingMessage) => void;

const answer =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };
const HTML = '<!doctype html><title>Proxy</title><h1>It works!</h1>';

/** The ways in which a host can be broken, by name. */
export const FAULTS = {
  hangs: () => undefined,
  'closes the connection': (_, socket) => void socket.destroy(),
  'resets the connection': (_, socket) => void socket.resetAndDestroy(),
  'is no HTTP': (_, socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  drips: (response) => {
    response.writeHead(200, JSON_TYPE);
    const drip = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => clearInterval(drip));
  },
  'breaks off': (response, socket) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' });
    response.write('{"id":', () => socket.destroy());
  },
  'never ends its events': (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: message\ndata: {}\n\n');
  },
  'HTML with 200': answer(200, HTML, HTML_TYPE),
  'HTML as a file': answer(200, HTML, { ...HTML_TYPE, 'content-disposition': 'attachment; filename=a.html' }),
  'an empty body': answer(200),
  'broken JSON': answer(200, '{"id": "1", ', JSON_TYPE),
  null: answer(200, 'null', JSON_TYPE),
  'wrong types': answer(200, '[{"id":7,"name":{},"dateFrom":"now"}]', JSON_TYPE),
  'another type': answer(200, '[]', { 'content-type': 'text/plain' }),
  'more than 8 MB': answer(200, JSON.stringify('x'.repeat(9 * MIB)), JSON_TYPE),
  'a gzip bomb': answer(200, BOMB, { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  'no gzip': answer(200, '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  'a redirect': (response, _, { url = '' }) => answer(302, '', { location: url })(response, _, {} as never),
  'a redirect to another host': answer(302, '', { location: 'http://127.0.0.1:9/login' }),
  '400': answer(400),
  '401': answer(401),
  '404': answer(404),
  '404 of a framework': answer(404, '{"error":"Not Found","path":"/"}', JSON_TYPE),
  '405': answer(405),
  '500': answer(500, HTML, HTML_TYPE),
  '503': answer(503),
  'an error that is not defined': answer(
    404,
    '{"defined":false,"code":"NOT_FOUND","status":404,"message":""}',
    JSON_TYPE,
  ),
} satisfies Record<string, Answer>;
export type Fault = keyof typeof FAULTS;

/** Each of their answers costs both sides some tenths of a second. */
export const HEAVY_FAULTS: ReadonlySet<Fault> = new Set<Fault>(['more than 8 MB', 'a gzip bomb']);

export type BrokenHost = {
  origin: string;
  /** Null: in order. */
  fault: Fault | null;
  /** Tells whether a write is carried out although nobody hears of it. */
  losesAnswerOf: (request: Request) => boolean;
  /** The answer of a host that says something else than the provider would; the call does not reach the provider. */
  answers: (request: Request) => Response | null;
  /** Paths of the calls that came, each with its method. */
  calls: string[];
  stop: () => Promise<void>;
};

/** Something that answers a provider's calls. */
export type Answering = Readonly<{ fetch: (request: Request) => Promise<Response> }>;

/** A hospital's host that passes calls on to a provider, until it is told how to be broken. */
export async function startBrokenHost(provider: Answering): Promise<BrokenHost> {
  const sockets = new Set<Socket>();
  const inOrder = getRequestListener(async (request, { incoming }) => {
    const isLost = host.losesAnswerOf(request);
    const own = host.answers(request);
    if (own) return own;
    const response = await provider.fetch(request);
    if (isLost) incoming.socket.destroy();
    return response;
  });
  const server = createServer((request, response) => {
    host.calls.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    if (host.fault) FAULTS[host.fault](response, request.socket, request);
    else void inOrder(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const host: BrokenHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    losesAnswerOf: () => false,
    answers: () => null,
    calls: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return host;
}
