import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { states } from '#tests/house/a11y/states.ts';
import { isAbove, REASONS } from '#tests/house/cost-reasons.ts';
import { isLead, type State } from '#tests/house/a11y/loop/state.ts';
import { areAllChosen } from '#tests/support/chosen-areas.ts';
import { clockFrom, freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { stageOf, type Stage } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';

/**
 * The cost of the main state of each screen when nothing is kept from a view before: calls of the provider, statements of
 * both stores, bytes compressed. tests/house/cost.json keeps it; `npm run cost` writes it anew. A number that grows is
 * looked at: an area costs the others nothing.
 */
const FILE = fileURLToPath(new URL('../cost.json', import.meta.url));
const isRenewing = Boolean(process.env['UPDATE_COST']);
/** Ids and words of the seed come and go with some bytes; they are kept in fifties. */
const MORE_BYTES = 1.02;

type Cost = Readonly<{ calls: number; provider: number; portal: number; bytes: number }>;

const isMain = (state: (typeof states)[number]): state is State =>
  !isLead(state) && (state.status ?? 200) === 200 && state.errors === undefined;
/** The first state of each route that is no refusal. */
const mainStates = [
  ...new Map(
    states
      .filter(isMain)
      .toReversed()
      .map((state) => [state.route, state]),
  ).values(),
].sort((one, other) => (one.route < other.route ? -1 : 1));

const kept: Record<string, Cost> = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Cost>)
  : {};
const found = new Map<string, Cost>();
let portal: PortalProcess;
let stage: Stage;

beforeAll(async () => {
  const { NODE_OPTIONS, ...clock } = clockFrom('2026-10-20T07:00:00Z');
  const counted = `--import=${new URL('../../support/counted.mjs', import.meta.url).href}`;
  portal = await startPortal({
    env: {
      ...clock,
      NODE_OPTIONS: `${NODE_OPTIONS} ${counted}`,
      // Calls are counted where figures are wanted.
      METRICS_PORT: String(await freePort()),
      METRICS_TOKEN: 'x'.repeat(32),
      PORTAL_FAST: 'none',
    },
  });
  stage = stageOf(portal);
});
afterAll(async () => {
  await portal.stop();
  if (!isRenewing) return;
  const rows = Object.fromEntries([...found].map(([route, cost]) => [route, cost]));
  writeFileSync(FILE, await format(JSON.stringify(rows), { ...(await resolveConfig(FILE)), filepath: FILE }));
});

/** The cost that an answer says it has had. Tokens differ each time, and weigh the same. */
function costOf({ headers, html }: Answer): Cost {
  const [calls = NaN, provider = NaN, store = NaN] = (headers.get('x-cost') ?? '').split(' ').map(Number);
  const { length } = brotliCompressSync(html.replaceAll(/[\w-]{30,}/g, 'token'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  return { calls, provider, portal: store, bytes: Math.ceil(length / 50) * 50 };
}

const shown = async (state: State) =>
  costOf(await state.show(stage.scene({ language: 'pl', contrast: 'default', textSize: '100' })));

const asksMore = (cost: Cost, most: Cost) => cost.calls > most.calls || cost.provider > most.provider;
const isMore = (cost: Cost, most: Cost) =>
  asksMore(cost, most) || cost.portal > most.portal || cost.bytes > most.bytes * MORE_BYTES;

describe('what a page costs', () => {
  it.each(mainStates.map((state) => ({ ...state, named: state.route || '/' })))('$named', async (state) => {
    const most = kept[state.named];
    let cost = await shown(state);
    // Dictionaries older than half a minute are asked anew by whichever page is then shown; what it is otherwise made of counts at once.
    for (let tries = 2; tries > 0 && most && asksMore(cost, most); tries -= 1) {
      const { calls, provider } = await shown(state);
      cost = { ...cost, calls: Math.min(cost.calls, calls), provider: Math.min(cost.provider, provider) };
    }
    found.set(state.named, cost);
    expect(Object.values(cost).every(Number.isFinite)).toBe(true);
    if (!isRenewing && most && isMore(cost, most)) expect(cost).toEqual(most);
  });

  it('is kept of each screen, and of no other', () => {
    if (areAllChosen && !isRenewing) expect(Object.keys(kept)).toEqual([...found.keys()]);
  });
});

describe('what is above the bounds', () => {
  const rows = () => Object.entries(isRenewing && areAllChosen ? Object.fromEntries(found) : kept);
  const reasonsOf = (route: string) =>
    Object.keys(REASONS).filter((reason) => REASONS[reason]?.includes(route));

  it('has exactly one reason, and what is within them has none', () => {
    const wrong = rows()
      .map(([route, cost]) => ({ route, isAbove: isAbove(route, cost), reasons: reasonsOf(route).length }))
      .filter(({ isAbove: above, reasons }) => reasons !== (above ? 1 : 0));
    expect(wrong).toEqual([]);
  });

  it('is a page that there is, for a reason that says something', () => {
    const routes = new Set(rows().map(([route]) => route));
    for (const [reason, pages] of Object.entries(REASONS)) {
      expect(reason).toMatch(/^[A-Z].{40,}\.$/);
      expect(pages, reason).not.toEqual([]);
      expect(
        pages.filter((page, index) => !routes.has(page) || pages.indexOf(page) !== index),
        reason,
      ).toEqual([]);
    }
  });
});
