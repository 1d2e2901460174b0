import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '#server/listen.ts';
import { aBrowser, gateWith } from '#tests/support/gate.ts';

let gate: Awaited<ReturnType<typeof gateWith>>;
let listening: Listening;
let origin: string;
let slowAnswer: () => Promise<void> = () => Promise.resolve();

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeEach(async () => {
  const ports = await listen({
    handler: () => Promise.resolve(new Response()),
    port: 0,
    host: '127.0.0.1',
    log: quiet,
  });
  await ports.close();
  origin = `http://127.0.0.1:${ports.port}`;
  gate = await gateWith({
    settings: { PORTAL_ORIGIN: origin },
    app: async () => {
      await slowAnswer();
      return new Response('<p>whole</p>', { headers: { 'content-type': 'text/html' } });
    },
  });
  const headers = { 'x-content-type-options': 'nosniff' };
  listening = await listen({
    handler: gate.handler,
    port: ports.port,
    host: '127.0.0.1',
    log: quiet,
    headers,
  });
});
afterEach(async () => {
  slowAnswer = () => Promise.resolve();
  await listening.close();
  await gate.close();
});

/** Sends bytes as they are; answers what came back until the connection ended or nothing came for a while. */
function raw(text: string) {
  const socket = connect(listening.port, '127.0.0.1');
  let answer = '';
  return new Promise<string>((resolve) => {
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, end);
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('close', end).on('error', end);
    socket.write(text);
  });
}

const request = (line: string, ...headers: string[]) =>
  raw([line, ...headers, 'connection: close', '', ''].join('\r\n'));
const statusOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n'));
const host = () => `host: ${new URL(origin).host}`;

describe('over HTTP', () => {
  it('a page comes with its length', async () => {
    const answer = await request('GET /login HTTP/1.1', host());
    expect(statusOf(answer)).toBe('HTTP/1.1 200 OK');
    expect(answer.toLowerCase()).toContain('content-length: 12');
    expect(answer).toContain('<p>whole</p>');
  });

  it.each([
    ['TRACE /login HTTP/1.1', '405'],
    ['OPTIONS * HTTP/1.1', '4'],
    ['GET http://evil.example/login HTTP/1.1', '421'],
    ['GET /a\\b HTTP/1.1', '400'],
    ['GET //evil.example/login HTTP/1.1', '200'],
  ])('%s: %s', async (line, status) => {
    const answer = await request(line, host());
    expect(statusOf(answer)).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('nosniff');
  });

  it.each([
    ['none', []],
    ['a foreign one', ['host: evil.example']],
    ['one with a name before it', ['host: portal@evil.example']],
    ['two', ['host: evil.example', 'host: evil.example']],
    ['one with a path', ['host: evil.example/login']],
  ])('a Host header that is %s is refused', async (_, headers) => {
    const answer = await request('GET /login HTTP/1.1', ...headers);
    expect(statusOf(answer)).toMatch(/ (400|421) /);
    expect(answer).toContain('nosniff');
    expect(gate.seen).toHaveLength(0);
  });

  it('what is no HTTP gets 400 and the headers', async () => {
    const answer = await raw('BOOKINGS\r\n\r\n');
    expect(statusOf(answer)).toBe('HTTP/1.1 400 Bad Request');
    expect(answer).toContain('nosniff');
  });

  it('an answer takes nothing over from the one before it, such as its length', async () => {
    expect(await request('GET /a\\b HTTP/1.1', host())).toMatch(/^content-length: 11\r$/im);
    expect(await raw('BOOKINGS\r\n\r\n')).not.toMatch(/content-length/i);
  });

  it('headers of 17 kB get 431', async () => {
    const answer = await request('GET /login HTTP/1.1', host(), `x: ${'y'.repeat(17_000)}`);
    expect(statusOf(answer)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  });

  it('a body in chunks without end is cut off: 413', async () => {
    const { cookie } = aBrowser();
    const start = [
      'POST /login HTTP/1.1',
      host(),
      `cookie: ${cookie}`,
      'sec-fetch-site: same-origin',
      'content-type: application/x-www-form-urlencoded',
      'transfer-encoding: chunked',
      '',
      '',
    ].join('\r\n');
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await raw(start + chunk.repeat(30));
    expect(statusOf(answer)).toBe('HTTP/1.1 413 Payload Too Large');
    expect(gate.seen).toHaveLength(0);
  });

  it('two lengths, or a length and chunks, are refused', async () => {
    const smuggled = ['content-length: 5', 'transfer-encoding: chunked'];
    expect(statusOf(await request('POST /login HTTP/1.1', host(), ...smuggled))).toContain(' 400 ');
    expect(
      statusOf(await request('POST /login HTTP/1.1', host(), 'content-length: 5', 'content-length: 6')),
    ).toContain(' 400 ');
    expect(gate.seen).toHaveLength(0);
  });
});

describe('closing', () => {
  it('finishes what runs and takes nothing new', async () => {
    let finish: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      slowAnswer = () => {
        resolve();
        return new Promise((done) => (finish = done));
      };
    });
    const running = request('GET /login HTTP/1.1', host());
    await started;

    const closed = listening.close();
    await pause(50);
    await expect(fetch(`${origin}/login`)).rejects.toThrow();
    finish();
    expect(await running).toContain('<p>whole</p>');
    await closed;
  });

  /** Node keeps them for five seconds. */
  it('does not wait for connections that are kept open for later', async () => {
    const agent = await fetch(`${origin}/login`);
    await agent.text();
    const started = performance.now();
    await listening.close();
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
