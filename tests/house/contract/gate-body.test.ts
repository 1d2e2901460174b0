import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, gateWith, posted } from '#tests/support/gate.ts';

const LIMIT = 256 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

let gate: Awaited<ReturnType<typeof gateWith>>;
beforeEach(async () => {
  gate = await gateWith();
});
afterEach(() => gate.close());

const browser = aBrowser();
const ours = { 'content-type': FORM_TYPE, cookie: browser.cookie, 'sec-fetch-site': 'same-origin' };
const reason = () => gate.refusals.at(-1)?.context.refusal?.reason;

/** Sends a body in pieces without saying how long it is; counts what was asked for. */
function streamed(pieces: number, piece: string) {
  let sent = 0;
  const bytes = new TextEncoder().encode(piece);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === pieces) {
        controller.close();
        return;
      }
      sent += 1;
      controller.enqueue(bytes);
    },
  });
  return { init: { method: 'POST', body, duplex: 'half', headers: ours } as RequestInit, sent: () => sent };
}

describe('size', () => {
  it('a body announced as too large is not read: 413', async () => {
    const big = streamed(1, 'a=b');
    const headers = { ...ours, 'content-length': String(LIMIT + 1) };
    const response = await gate.ask('/login', { ...big.init, headers });
    expect([response.status, reason()]).toEqual([413, 'too-large']);
    expect(big.sent()).toBeLessThanOrEqual(1);
    expect(gate.seen).toHaveLength(0);
  });

  it('a body that says nothing is read up to the limit: 413', async () => {
    const endless = streamed(100_000, 'x'.repeat(16 * 1024));
    const response = await gate.ask('/login', endless.init);
    expect([response.status, reason()]).toEqual([413, 'too-large']);
    expect(endless.sent()).toBeLessThan(25);
    expect(gate.seen).toHaveLength(0);
  });

  it('a body that is smaller than it says, or larger, is judged by what comes', async () => {
    const headers = { ...ours, 'content-length': '3' };
    const response = await gate.ask('/login', { ...streamed(40, 'x'.repeat(16 * 1024)).init, headers });
    expect(response.status).toBe(413);
  });

  it('256 kB exactly go through', async () => {
    const start = `csrf=${browser.csrf}&note=`;
    const body = start + 'x'.repeat(LIMIT - start.length);
    expect((await gate.ask('/login', { method: 'POST', body, headers: ours })).status).toBe(200);
    expect((await gate.ask('/login', { method: 'POST', body: `${body}x`, headers: ours })).status).toBe(413);
  });
});

describe('fields', () => {
  const fields = (count: number) => Array.from({ length: count - 1 }, (_, index) => `f=${index}`).join('&');

  it('500 go through, 501 do not: 413', async () => {
    const ask = (count: number) =>
      gate.ask('/login', { method: 'POST', body: `csrf=${browser.csrf}&${fields(count)}`, headers: ours });
    expect((await ask(500)).status).toBe(200);
    expect(gate.seen[0]?.context.form?.getAll('f')).toHaveLength(499);
    expect((await ask(501)).status).toBe(413);
    expect(gate.seen).toHaveLength(1);
  });

  it('text comes as it was typed, except for NUL, which is no text', async () => {
    await gate.ask('/login', posted({ name: 'Zażółć & „gęślą” = jaźń\r\n+', odd: 'a\0b' }));
    const form = gate.seen[0]?.context.form;
    expect(form?.get('name')).toBe('Zażółć & „gęślą” = jaźń\r\n+');
    expect(form?.get('odd')).toBe('ab');
  });

  it('broken escapes are text too', async () => {
    const body = `csrf=${browser.csrf}&a=%E0%A4%A&b=%`;
    expect((await gate.ask('/login', { method: 'POST', body, headers: ours })).status).toBe(200);
    expect(gate.seen[0]?.context.form?.get('b')).toBe('%');
  });
});

describe('kind', () => {
  it.each([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded2',
    'nonsense',
  ])('%s is no form of ours: 400', async (type) => {
    const response = await gate.ask('/login', {
      method: 'POST',
      body: `csrf=${browser.csrf}`,
      headers: { ...ours, 'content-type': type },
    });
    expect([response.status, reason()]).toEqual([400, 'bad-request']);
    expect(gate.seen).toHaveLength(0);
  });

  it('a charset, capitals and spaces make no difference', async () => {
    const headers = { ...ours, 'content-type': 'Application/X-WWW-Form-Urlencoded ; charset=UTF-8' };
    const response = await gate.ask('/login', { method: 'POST', body: `csrf=${browser.csrf}`, headers });
    expect(response.status).toBe(200);
  });

  it('an empty body is a form without the token: 403', async () => {
    expect((await gate.ask('/login', { method: 'POST', headers: ours })).status).toBe(403);
  });

  it('a browser that goes away in the middle: 400, and nothing was done', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('a=')),
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const init = { method: 'POST', body, duplex: 'half', headers: ours } as RequestInit;
    expect((await gate.ask('/login', init)).status).toBe(400);
    expect(gate.seen).toHaveLength(0);
  });
});
