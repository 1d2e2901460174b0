import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Frame } from '#contract/home/schemas.ts';
import { contract } from '#contract/index.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { FRAME_PATH, leftOut } from '#tests/support/left-out-call.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';

/** Decision 205: a page asks once for what stands around it, and for each thing by itself where the host does not answer that. */

const APART = [
  '/portal/api/account/gates',
  '/mpi/accounts/mpi-user',
  '/portal/api/patients',
  '/portal/api/bookings/scheduled-count',
  '/portal/api/messages/unread-count',
];

const EXAMPLE = Frame.parse(contract.home.frame['~orpc'].meta.example.output);

let broken: BrokenPortal;
let jan: Visitor;
let frame: (() => Response) | null = null;

beforeAll(async () => {
  broken = await openBrokenPortal({});
  jan = await signedInAt(broken.portal.origin, 'jan.nowak');
  broken.host.answers = ({ url }) => (new URL(url).pathname === FRAME_PATH ? (frame?.() ?? null) : null);
});
afterEach(async () => {
  frame = null;
  await broken.portal.advance('PT6M');
});
afterAll(() => broken.stop());

/** The calls of both ways that were made for a page, and its menu. */
async function asked(path = '/bookings') {
  const before = broken.host.calls.length;
  const { status, page } = await jan.get(path);
  const calls = broken.host.calls.slice(before).map((call) => call.replace(/^GET /, ''));
  return {
    status,
    frame: calls.filter((call) => call === FRAME_PATH).length,
    apart: APART.filter((part) => calls.includes(part)),
    account: page.querySelector('.account')?.text.replace(/\s+/g, ' '),
    menu: page.querySelector('nav')?.text.replace(/\s+/g, ' '),
  };
}

describe('a page', () => {
  it('asks once, and is the same as one that asks for each thing', async () => {
    const once = await asked();
    expect(once).toMatchObject({ status: 200, frame: 1, apart: [] });
    frame = leftOut;
    const each = await asked();
    expect(each).toEqual({ ...once, apart: APART });
  });

  it('of a host that leaves it out asks again after five minutes', async () => {
    frame = leftOut;
    await asked();
    expect(await asked()).toMatchObject({ frame: 0, apart: APART });
    await broken.portal.advance('PT4M');
    expect(await asked()).toMatchObject({ frame: 0 });
    await broken.portal.advance('PT2M');
    frame = null;
    expect(await asked()).toMatchObject({ frame: 1, apart: [] });
  });

  it.each([
    ['fails', () => new Response('', { status: 500 })],
    ['is a bare 400', () => new Response('', { status: 400 })],
    ['is nonsense', () => Response.json({ gates: { open: [] } })],
  ])('is whole where the answer %s, and asks again after half a minute', async (_, answer) => {
    const whole = await asked();
    frame = answer;
    expect(await asked()).toMatchObject({ status: 200, apart: APART, account: whole.account });
    frame = null;
    expect(await asked()).toMatchObject({ frame: 0, menu: whole.menu });
    await broken.portal.advance('PT31S');
    expect(await asked()).toMatchObject({ frame: 1, apart: [] });
  });

  it('does not say a number that was left out', async () => {
    const { account, menu } = await asked();
    const answer = await jan.get('/bookings');
    expect(answer.status).toBe(200);
    const { scheduledCount: _visits, unreadCount: _messages, ...rest } = EXAMPLE;
    frame = () => Response.json(rest);
    const without = await asked();
    expect(without).toMatchObject({ status: 200, frame: 1, apart: [] });
    expect([account, menu].join()).toMatch(/\d/);
    expect([without.account, without.menu].join()).not.toMatch(/\d/);
  });

  it('whose form is sent asks for nothing but what it needs', async () => {
    const page = await jan.get('/account/notifications');
    const before = broken.host.calls.length;
    await jan.submit(page);
    expect(broken.host.calls.slice(before).some((call) => call.endsWith(FRAME_PATH))).toBe(false);
  });
});
