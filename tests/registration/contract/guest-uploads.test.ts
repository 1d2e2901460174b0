import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, pdf } from '#tests/support/files.ts';
import { aBrowser, gateWith, type Seen } from '#tests/support/gate.ts';

/** C-20, S-64: the one upload of a guest is let in, or refused by its headers, before a byte of it is read. */

const PIECE = 64 * 1024;
const ID = 'd'.repeat(60);
const PATHS = ['/registration/files', '/registrationward/files', '/registrationchild/files'];
const pathOf = (id = ID, path = PATHS[0]!) => `${path}?draft=${id}`;

let folder: string;
let gate: Awaited<ReturnType<typeof gateWith>>;
let app: (seen: Seen) => Response | Promise<Response>;
const opened: (typeof gate)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guest-uploads-'));
  app = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
  gate = await openGate();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  rmSync(folder, { recursive: true });
});

async function openGate(settings: Record<string, string> = {}) {
  const made = await gateWith({ settings: { DATA_DIR: folder, ...settings }, app: (seen) => app(seen) });
  opened.push(made);
  return made;
}

/** A browser with a draft; its sum is solved unless it is said. */
async function aGuest({ id = ID, isSolved = true, now = Date.now() } = {}) {
  const browser = aBrowser();
  const { guestDrafts } = gate.store;
  const place = { browserId: browser.browserId, journey: 'registration', id };
  await guestDrafts.save({ ...place, answers: {}, now, first: { shownAt: null } });
  if (isSolved) await guestDrafts.solveSum({ id, round: 0 });
  return browser;
}

/** A form in parts that comes piece by piece; `taken` says how many pieces were asked for. */
async function inParts(csrf: string, size: number) {
  const form = new FormData();
  form.append('csrf', csrf);
  form.append('files', fileOf(Buffer.concat([pdf(), Buffer.alloc(size)]), 'skan.pdf'));
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = bytes.subarray(taken * PIECE, (taken + 1) * PIECE);
        taken += 1;
        if (piece.length > 0) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, type: whole.headers.get('content-type') ?? '', taken: () => taken };
}

type Sending = { browser: ReturnType<typeof aBrowser> | null; path?: string; csrf?: string; size?: number };

async function send({ browser, path = pathOf(), csrf = browser?.csrf ?? '', size = 2_000_000 }: Sending) {
  const { body, type, taken } = await inParts(csrf, size);
  const cookie: Record<string, string> = browser ? { cookie: browser.cookie } : {};
  const init = {
    method: 'POST',
    body,
    duplex: 'half' as const,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...cookie },
  };
  const answer = await gate.ask(path, init);
  const reason = gate.refusals.at(-1)?.context.refusal?.reason;
  return { status: answer.status, reason, taken: taken() };
}

const onDisk = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);

describe('a file of a guest', () => {
  it.each(PATHS)(
    'comes in at %s for a draft of the browser whose sum is solved, and is gone after',
    async (path) => {
      const browser = await aGuest();
      let files: string[] = [];
      app = ({ context }) => {
        files = (context.form?.getAll('files') ?? []).map((file) => (file as File).name);
        expect(onDisk()).toHaveLength(1);
        return new Response('<p>', { headers: { 'content-type': 'text/html' } });
      };
      expect((await send({ browser, path: pathOf(ID, path) })).status).toBe(200);
      expect(files).toEqual(['skan.pdf']);
      expect(onDisk()).toEqual([]);
    },
  );

  it('is refused without a byte being read: of nobody, of no draft, of another browser’s, without a sum', async () => {
    const other = await aGuest();
    const unsolved = await aGuest({ id: 'u'.repeat(60), isSolved: false });
    const none = { status: 404, reason: 'no-draft', taken: 0 };
    expect(await send({ browser: null })).toEqual(none);
    expect(await send({ browser: aBrowser() })).toEqual(none);
    expect(await send({ browser: other, path: PATHS[0]! })).toEqual(none);
    expect(await send({ browser: other, path: pathOf('x'.repeat(60)) })).toEqual(none);
    expect(await send({ browser: unsolved })).toEqual(none);
    expect(await send({ browser: unsolved, path: pathOf('u'.repeat(60)) })).toEqual({
      status: 403,
      reason: 'no-sum',
      taken: 0,
    });
    expect(gate.seen).toEqual([]);
  });

  it('is refused in the same way of a draft that is over, deleted, or sent', async () => {
    const old = await aGuest({ now: Date.now() - 25 * 3_600_000 });
    expect(await send({ browser: old })).toMatchObject({ reason: 'no-draft', taken: 0 });
    const id = 'e'.repeat(60);
    const browser = await aGuest({ id });
    await gate.store.guestDrafts.remove({ browserId: browser.browserId, id });
    expect(await send({ browser, path: pathOf(id) })).toMatchObject({ reason: 'no-draft', taken: 0 });
  });

  it('is not read further than its head where the token of its form is another’s', async () => {
    const browser = await aGuest();
    const sent = await send({ browser, csrf: 'forged', size: 5_000_000 });
    expect(sent.status).toBe(403);
    expect(onDisk()).toEqual([]);
    expect(gate.seen).toEqual([]);
  });

  it('comes one at once: of a second one of the browser nothing is read, another browser’s comes in', async () => {
    const browser = await aGuest();
    const other = await aGuest({ id: 'o'.repeat(60) });
    let free = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    let isFirst = true;
    app = async () => {
      if (isFirst) {
        isFirst = false;
        await held;
      }
      return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    };
    const first = send({ browser });
    await expect.poll(() => gate.seen.length).toBe(1);
    expect(await send({ browser })).toMatchObject({ status: 503, reason: 'busy', taken: 0 });
    expect((await send({ browser: other, path: pathOf('o'.repeat(60)) })).status).toBe(200);
    free();
    expect((await first).status).toBe(200);
    expect((await send({ browser })).status).toBe(200);
  });

  it('of 300 guests without a sum costs nobody a byte', async () => {
    const browser = await aGuest({ isSolved: false });
    const sent = await Promise.all(Array.from({ length: 300 }, () => send({ browser, size: 100_000 })));
    expect(new Set(sent.map(({ taken }) => taken))).toEqual(new Set([0]));
    expect(sent.every(({ status }) => status === 403 || status === 429)).toBe(true);
    expect(onDisk()).toEqual([]);
  });

  it('is taken of nobody at a kiosk', async () => {
    gate = await openGate({ PORTAL_KIOSK: '1' });
    const browser = await aGuest();
    expect(await send({ browser })).toMatchObject({ status: 403, reason: 'kiosk-uploads' });
    expect(onDisk()).toEqual([]);
  });
});
