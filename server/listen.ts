import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Log } from '#app/services/request/log.server.ts';
import { failureOf } from '#app/services/request/log.server.ts';
import { portFault } from './port-fault.ts';
import { createTurns } from './turns.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the gate gives to any form, so that whoever is too slow gets a page. */
const REQUEST_TIMEOUT_MS = 130_000;
const KEEP_ALIVE_MS = 5_000;
const CHECK_EVERY_MS = 1_000;
const SILENCE_MS = 30_000;
const DRAIN_MS = 9_000;
const SWEEP_MS = 50;

/** `address` is the other end of the connection. */
export type Handler = (request: Request, address: string) => Promise<Response>;
export type Listening = {
  port: number;
  /** Takes nothing new, lets what runs finish, for nine seconds at most. */
  close: () => Promise<void>;
};

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type ListenOptions = {
  handler: Handler;
  port: number;
  host: string;
  log: Log;
  /** The setting that the port is from: it is named where the port cannot be had. */
  setting?: string;
  /** The headers of the answer to a request that is no HTTP at all, or came too slowly. */
  headers?: Readonly<Record<string, string>>;
  /** Asked before the handler (Vite, in development). */
  before?: Middleware;
};

/** Serves a handler over HTTP with the time-outs of design/security. @throws when the port cannot be had. */
export async function listen({
  handler,
  port,
  host,
  log,
  setting = 'PORT',
  headers = {},
  before,
}: ListenOptions): Promise<Listening> {
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, incoming.socket.remoteAddress ?? ''),
    { errorHandler: (error) => failed({ error, log, headers }) },
  );
  const inTurn = createTurns();
  const answer: RequestListener = (request, response) =>
    inTurn(() => {
      // Who went away while waiting needs no page.
      if (!response.destroyed) void listener(request, response);
    });

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      requireHostHeader: false,
    },
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  );
  server.setTimeout(SILENCE_MS);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerRaw({ error, socket, headers }));

  await new Promise<void>((resolve, reject) => {
    server
      .once('error', (error) => reject(portFault({ setting, port, host, error })))
      .listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => drain(server) };
}

/** Answers a request whose address is none of ours, or that met an error which nobody expected. */
function failed({
  error,
  log,
  headers,
}: { error: unknown } & Required<Pick<ListenOptions, 'log' | 'headers'>>) {
  // A copy: what carries the answer writes its length into the object that it gets.
  const own = new Headers(headers);
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers: own });
  log.error(failureOf(error), 'unexpected error');
  return new Response('Internal Server Error', { status: 500, headers: own });
}

const RAW_ANSWERS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function answerRaw({
  error,
  socket,
  headers,
}: {
  error: NodeJS.ErrnoException;
  socket: Duplex & { bytesWritten?: number };
  headers: Readonly<Record<string, string>>;
}) {
  // Something was answered on this connection already: a second answer would be taken for a part of it.
  if (!socket.writable || socket.bytesWritten) return socket.destroy();
  const status = RAW_ANSWERS[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
}

function drain(server: Server) {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  return new Promise<void>((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
