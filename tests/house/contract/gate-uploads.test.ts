import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, pdf } from '#tests/support/files.ts';
import { aBrowser, gateWith, type Seen } from '#tests/support/gate.ts';

const PATH = '/bookings/AMMS/booking-1/attachments';
const OURS = { 'sec-fetch-site': 'same-origin' };
const PIECE = 64 * 1024;

let folder: string;
let gate: Awaited<ReturnType<typeof gateWith>>;
let app: (seen: Seen) => Response | Promise<Response>;
const opened: (typeof gate)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  app = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
  gate = await openGate();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

async function openGate() {
  const made = await gateWith({ settings: { DATA_DIR: folder }, app: (seen) => app(seen) });
  opened.push(made);
  return made;
}

const onDisk = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);
const reason = () => gate.refusals.at(-1)?.context.refusal?.reason;

async function signedIn(accountId: string) {
  const browser = aBrowser();
  await gate.store.sessions.create({ id: browser.browserId, accountId, token: 't', now: Date.now() });
  return browser;
}

async function signedOut(accountId: string) {
  const browser = await signedIn(accountId);
  const session = await gate.store.sessions.find({ id: browser.browserId, now: Date.now() });
  await gate.store.sessions.end({ idHash: session!.idHash, now: Date.now() });
  return browser;
}

/** A form in parts that comes piece by piece; `taken` says how many pieces were asked for. */
async function inParts(csrf: string, file: File, note = 'typed') {
  const form = new FormData();
  form.append('csrf', csrf);
  form.append('note', note);
  form.append('files', file);
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = bytes.subarray(taken * PIECE, (taken + 1) * PIECE);
      taken += 1;
      if (piece.length > 0) controller.enqueue(piece);
      else controller.close();
    },
  });
  return { body, type: whole.headers.get('content-type') ?? '', taken: () => taken };
}

type Sending = {
  browser: ReturnType<typeof aBrowser>;
  csrf?: string;
  file?: File;
  note?: string;
  headers?: Record<string, string>;
};

async function send({
  browser,
  csrf = browser.csrf,
  file = fileOf(pdf(), 'a.pdf'),
  headers = OURS,
  note = 'typed',
}: Sending) {
  const { body, type, taken } = await inParts(csrf, file, note);
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const sent = { ...init, headers: { ...headers, cookie: browser.cookie, 'content-type': type } };
  return { response: await gate.ask(PATH, sent), taken: taken() };
}

/** A stream asks for one piece of its own accord. */
const UNREAD = 1;
const large = () => fileOf(Buffer.alloc(40 * PIECE), 'a.pdf');

describe('files of somebody who may not send any are not read', () => {
  it('of a browser without a cookie: 401, not a byte, and the connection ends', async () => {
    const { response, taken } = await send({ browser: { ...aBrowser(), cookie: '' } });
    expect([response.status, reason(), response.headers.get('connection')]).toEqual([
      401,
      'signed-out',
      'close',
    ]);
    expect(taken).toBeLessThanOrEqual(UNREAD);
    expect(gate.refusals[0]?.context.form).toBeNull();
  });

  it.each([
    ['of a guest', () => aBrowser()],
    ['of an ended session', () => signedOut('account-1')],
  ])('%s: the texts before them go to the page’s guard, and that there were some', async (_, who) => {
    const browser = await who();
    const { taken } = await send({ browser, file: large() });
    expect(taken).toBeLessThan(10);
    expect([...gate.seen[0]!.context.form!]).toEqual([
      ['csrf', browser.csrf],
      ['note', 'typed'],
      ['files', '/'],
    ]);
    expect(onDisk()).toEqual([]);
  });

  it('of a guest, more text than a plain form has is refused: 413', async () => {
    const { response, taken } = await send({ browser: aBrowser(), note: 'x'.repeat(300 * 1024) });
    expect([response.status, reason()]).toEqual([413, 'too-large']);
    expect(taken).toBeLessThan(8);
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'of a page that is %s: 403, and the connection ends',
    async (site) => {
      const browser = await signedIn('account-1');
      const { response, taken } = await send({ browser, headers: { 'sec-fetch-site': site } });
      expect([response.status, reason(), response.headers.get('connection')]).toEqual([
        403,
        'cross-site',
        'close',
      ]);
      expect(taken).toBeLessThanOrEqual(UNREAD);
    },
  );

  it('of a page whose token is old: 403, what was typed before them is kept', async () => {
    const { response, taken } = await send({
      browser: await signedIn('account-1'),
      csrf: 'old',
      file: large(),
    });
    expect([response.status, reason()]).toEqual([403, 'stale-form']);
    expect(taken).toBeLessThan(10);
    expect([...gate.refusals[0]!.context.form!]).toEqual([
      ['csrf', 'old'],
      ['note', 'typed'],
      ['files', '/'],
    ]);
    expect(onDisk()).toEqual([]);
  });

  it('that are announced as too many: 413, what was typed before them is kept', async () => {
    const browser = await signedIn('account-1');
    const headers = { ...OURS, 'content-length': String(27 * 1024 * 1024) };
    const { response, taken } = await send({ browser, headers, file: large() });
    expect([response.status, reason()]).toEqual([413, 'too-large']);
    expect(taken).toBeLessThan(10);
    expect(gate.refusals[0]?.context.form?.get('note')).toBe('typed');
  });

  it('a plain form of another site is not read either: 403, and the connection ends', async () => {
    const { body, taken } = await inParts('x', large());
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const response = await gate.ask('/login', {
      method: 'POST',
      body,
      duplex: 'half',
      headers,
    });
    expect([response.status, response.headers.get('connection')]).toEqual([403, 'close']);
    expect(taken()).toBeLessThanOrEqual(UNREAD);
  });
});

describe('a file on its way', () => {
  it('is on disk, under a name that says nothing, for its owner alone, until it is answered', async () => {
    const bytes = Buffer.from('wynik '.repeat(50_000));
    let seen: unknown;
    app = async ({ context }) => {
      const [name = ''] = onDisk();
      const { mode } = statSync(join(folder, 'uploads', name));
      const file = context.form?.get('files') as File;
      seen = [
        mode & 0o777,
        name.includes('a.pdf'),
        file.name,
        Buffer.from(await file.arrayBuffer()).equals(bytes),
      ];
      return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    };
    const { response } = await send({ browser: await signedIn('account-1'), file: fileOf(bytes, 'a.pdf') });
    expect(response.status).toBe(200);
    expect(seen).toEqual([0o600, false, 'a.pdf', true]);
    expect(onDisk()).toEqual([]);
  });

  it('is removed when the app fails', async () => {
    app = () => Promise.reject(new Error('x'));
    expect((await send({ browser: await signedIn('account-1') })).response.status).toBe(503);
    expect(onDisk()).toEqual([]);
  });

  it('is removed when the browser goes away', async () => {
    const browser = await signedIn('account-1');
    const { body, type } = await inParts(browser.csrf, large());
    const reader = body.getReader();
    let wasOnDisk = false;
    const broken = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value } = await reader.read();
        wasOnDisk ||= onDisk().length > 0;
        if (wasOnDisk || !value) controller.error(new Error('aborted'));
        else controller.enqueue(value);
      },
    });
    const headers = { ...OURS, cookie: browser.cookie, 'content-type': type };
    const response = await gate.ask(PATH, {
      method: 'POST',
      body: broken,
      duplex: 'half',
      headers,
    });
    expect([response.status, wasOnDisk]).toEqual([400, true]);
    expect(onDisk()).toEqual([]);
    expect(gate.seen).toHaveLength(0);
  });

  it('that the disk does not take is nobody’s fault but ours: 503', async () => {
    writeFileSync(join(folder, 'uploads'), '');
    expect((await send({ browser: await signedIn('account-1') })).response.status).toBe(503);
    rmSync(join(folder, 'uploads'));
  });

  it('that an ended process has left is removed at the next start; another’s stays', async () => {
    const uploads = join(folder, 'uploads');
    mkdirSync(uploads);
    const names = {
      dead: '4194305-a',
      own: `${process.pid}-b`,
      running: `${process.ppid}-c`,
      old: `${process.ppid}-d`,
    };
    for (const name of Object.values(names)) writeFileSync(join(uploads, name), 'x');
    utimesSync(join(uploads, names.old), 1, 1);
    await openGate();
    expect(onDisk()).toEqual([names.running]);
  });
});

describe('places', () => {
  it('four uploads run at once, one of an account; who finds no place is told when to come again', async () => {
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    app = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    };
    const untilRunning = async (count: number) => {
      while (running < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const jan = await signedIn('account-0');
    const ofJan = [send({ browser: jan }), send({ browser: jan }), send({ browser: jan })];
    await untilRunning(1);
    const { response, taken } = await send({ browser: jan });
    expect([response.status, reason(), response.headers.get('retry-after')]).toEqual([503, 'busy', '60']);
    expect(taken).toBeLessThan(10);
    expect([...gate.refusals[0]!.context.form!]).toEqual([
      ['csrf', jan.csrf],
      ['note', 'typed'],
      ['files', '/'],
    ]);

    const others = [1, 2, 3, 4, 5].map(async (each) => send({ browser: await signedIn(`account-${each}`) }));
    await untilRunning(4);
    for (let left = 8; left > 0; left -= 1) {
      while (ends.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      ends.shift()?.();
    }
    const answers = await Promise.all([...ofJan, ...others]);
    expect(answers.map((each) => each.response.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(most).toBe(4);
  });
});
