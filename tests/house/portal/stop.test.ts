import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, fieldsOf, PASSWORD } from '#tests/support/visitor.ts';

let portal: PortalProcess;
let dataDirectory: string;
let said = '';

beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'portal-stop-'));
  portal = await startPortal({ dataDirectory, keepsLog: true, env: { LOG_LEVEL: 'info' } });
  portal.process.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()));
});
afterAll(async () => {
  await portal.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

type Line = { msg: string; signal?: string; method?: string; status?: number };
const lines = () =>
  said.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

/** The sign-in form as bytes, in two halves. */
async function signInForm(): Promise<[string, string]> {
  const visitor = createVisitor(portal.origin);
  const form = (await visitor.get('/login')).page.querySelector('#page-form');
  if (!form) throw new Error('no form');
  const fields = { ...fieldsOf(form), username: 'jan.nowak', password: PASSWORD };
  const body = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  ).toString();
  const head = [
    'POST /login HTTP/1.1',
    `host: ${new URL(portal.origin).host}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
    `cookie: ${[...visitor.cookies].map((pair) => pair.join('=')).join('; ')}`,
    'sec-fetch-site: same-origin',
  ].join('\r\n');
  const middle = Math.floor(body.length / 2);
  return [`${head}\r\n\r\n${body.slice(0, middle)}`, body.slice(middle)];
}

async function answerOn(socket: Socket) {
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  await once(socket, 'close');
  return text;
}

/** Why a new connection is not taken; null: it is. */
async function refusal() {
  const socket = connect(Number(new URL(portal.origin).port), '127.0.0.1');
  const failed = once(socket, 'error').then(([error]) => (error as NodeJS.ErrnoException).code);
  const code = await Promise.race([failed, once(socket, 'connect').then(() => null)]);
  socket.destroy();
  return code;
}

it('what runs is finished, nothing new is taken, the stores are closed, and the log has a line for each end', async () => {
  const [first, rest] = await signInForm();
  const socket = connect(Number(new URL(portal.origin).port), '127.0.0.1');
  const answer = answerOn(socket);
  await once(socket, 'connect');
  socket.write(first);
  // The portal reads that half, for its answer to another request comes after it.
  expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
  expect(existsSync(join(dataDirectory, 'portal.sqlite-wal'))).toBe(true);

  const ended = once(portal.process, 'exit');
  portal.process.kill('SIGTERM');
  await expect.poll(() => lines().some(({ msg }) => msg.startsWith('stopping: '))).toBe(true);
  await expect.poll(refusal).toBe('ECONNREFUSED');
  expect(lines().some(({ msg }) => msg === 'stopped')).toBe(false);

  socket.write(rest);
  expect((await answer).split('\r\n')[0]).toBe('HTTP/1.1 303 See Other');
  expect(await ended).toEqual([0, null]);

  const told = lines();
  const at = (wanted: (line: Line) => boolean) => told.findIndex(wanted);
  const stopping = at(({ msg, signal }) => msg.startsWith('stopping: ') && signal === 'SIGTERM');
  const finished = at(({ msg, method, status }) => msg === 'request' && method === 'POST' && status === 303);
  const stopped = at(({ msg, signal }) => msg === 'stopped' && signal === 'SIGTERM');
  expect([stopping >= 0, stopping < finished, finished < stopped, stopped]).toEqual([
    true,
    true,
    true,
    told.length - 1,
  ]);
  // SQLite takes its journal back into the store when it is closed, and never else.
  for (const store of ['portal', 'provider'])
    expect(existsSync(join(dataDirectory, `${store}.sqlite-wal`))).toBe(false);
});
