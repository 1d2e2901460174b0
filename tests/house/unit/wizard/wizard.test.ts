import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { UNREADABLE } from '#app/services/store/drafts.server.ts';
import { newDraftId } from '#app/services/wizard/draft-id.server.ts';
import { carriedOf, storeAnswer, storeDone, storeFacts } from '#app/services/wizard/drafts.server.ts';
import { openStep } from '#app/services/wizard/guard.server.ts';
import { extendHold, giveBack, holdOf } from '#app/services/wizard/hold.server.ts';
import { frameOfStep, leadOnwards } from '#app/services/wizard/steps.server.ts';
import { claimedDraft, removeDraft, unfinishedDrafts } from '#app/services/wizard/unfinished.server.ts';
import { say } from '#tests/support/words.ts';
import { lending, walker, type Lending, type LendingStep } from './lending.ts';

type Walker = ReturnType<typeof walker>;

/** The way of what was thrown or answered: where it leads, or its status. */
const wayOf = (asked: Promise<unknown>) => asked.then(leadsTo, (thrown: unknown) => leadsTo(thrown));
function leadsTo(answer: unknown) {
  if (answer instanceof Response) return answer.headers.get('location') ?? answer.status;
  const status = (answer as { init?: { status?: number } } | null)?.init?.status;
  return status ?? 'open';
}

const begin = (_: unknown, start: URLSearchParams): Promise<Lending> =>
  Promise.resolve({ facts: {}, ...(start.has('thing') ? { thing: { name: start.get('thing')! } } : {}) });

/** Opens a step of the draft, at its address or another. */
const open = (browser: Walker, step: LendingStep, query: Record<string, string>) =>
  openStep(lending, browser.ask(`/lend/${step}?${new URLSearchParams(query).toString()}`), { step, begin });

const newId = (browser: Walker, start = '') =>
  newDraftId(browser.ask('/lend'), { name: lending.name, start: new URLSearchParams(start) });

/** Answers the first step and goes where it leads. */
async function answered(browser: Walker, id: string, name = 'kule') {
  const request = await open(browser, 'thing', { draft: id });
  const { draft, cleared } = await storeAnswer(lending, request, {
    draft: request.draft,
    step: 'thing',
    value: { name },
    facts: { deposit: 50 },
  });
  return { request, draft, cleared, to: await wayOf(leadOnwards(lending, request, { draft, cleared })) };
}

describe('a step', () => {
  it('is opened no further than the draft is answered', async () => {
    const browser = walker();
    const id = newId(browser);
    expect(await wayOf(open(browser, 'thing', { draft: id }))).toBe('open');
    expect(await wayOf(open(browser, 'review', { draft: id }))).toBe(`/lend/thing?draft=${id}`);
    await answered(browser, id);
    expect(await wayOf(open(browser, 'review', { draft: id }))).toBe(`/lend/day?draft=${id}`);
    expect((await open(browser, 'day', { draft: id })).draft.answers).toEqual({
      facts: { deposit: 50 },
      thing: { name: 'kule' },
    });
  });

  it('stores nothing before the first answer, and knows with what the wizard was entered', async () => {
    const browser = walker();
    const id = newId(browser, 'thing=balkonik');
    expect((await open(browser, 'day', { draft: id })).draft.answers.thing).toEqual({ name: 'balkonik' });
    expect(browser.rows.size).toBe(0);
  });

  it('without a draft leads to the entry, with what the address names', async () => {
    expect(await wayOf(open(walker(), 'day', { thing: 'wózek' }))).toBe('/lend?thing=wózek');
  });

  it('of a draft that nobody was given, of another account or of another wizard is one 404', async () => {
    const browser = walker();
    const id = newId(browser);
    const foreign = browser.ask(`/lend/thing?draft=${id}`, 'Jan');
    const other = newDraftId(browser.ask('/x'), { name: 'other', start: new URLSearchParams() });
    expect(await wayOf(open(browser, 'thing', { draft: 'made-up' }))).toBe(404);
    expect(await wayOf(openStep(lending, foreign, { step: 'thing', begin }))).toBe(404);
    expect(await wayOf(open(browser, 'thing', { draft: other }))).toBe(404);
  });

  it('of a stored draft of another account is the same 404', async () => {
    const browser = walker();
    const id = newId(browser);
    await answered(browser, id);
    const foreign = browser.ask(`/lend/day?draft=${id}`, 'Jan');
    expect(await wayOf(openStep(lending, foreign, { step: 'day', begin }))).toBe(404);
  });

  it('of a draft that cannot be opened leads to where that is told; of a finished one to what it has become', async () => {
    const browser = walker();
    const id = newId(browser);
    await answered(browser, id);
    browser.rows.get(id)!.answers = UNREADABLE;
    expect(await wayOf(open(browser, 'day', { draft: id }))).toBe('/lent');
    await storeDone(browser.ask('/lend'), { wizard: lending, id, done: { lent: '7' } });
    expect(await wayOf(open(browser, 'day', { draft: id }))).toBe('/lent/7');
    expect((await unfinishedDrafts(lending, browser.ask('/lent'), () => 'all')).unfinished).toEqual([]);
  });
});

describe('the way through the steps', () => {
  it('goes on after an answer, and tells what has fallen with a changed one', async () => {
    const browser = walker();
    const id = newId(browser);
    expect((await answered(browser, id)).to).toBe(`/lend/day?draft=${id}`);
    const day = await open(browser, 'day', { draft: id });
    const after = await storeAnswer(lending, day, {
      draft: day.draft,
      step: 'day',
      value: { on: 'poniedziałek' },
    });
    expect(await wayOf(leadOnwards(lending, day, after))).toBe(`/lend/review?draft=${id}`);

    const changed = await answered(browser, id, 'wózek');
    expect([changed.to, changed.cleared]).toEqual([`/lend/day?draft=${id}`, ['day']]);
    expect(changed.request.session.notices).toMatchObject([{ key: 'wizard:cleared' }]);
  });

  it('leads from "Zmień" of the review back there', async () => {
    const browser = walker();
    const id = newId(browser);
    await answered(browser, id);
    const day = await open(browser, 'day', { draft: id });
    await storeAnswer(lending, day, { draft: day.draft, step: 'day', value: { on: 'wtorek' } });

    const back = await open(browser, 'thing', { draft: id, return: 'review' });
    expect(carriedOf(lending, back)).toEqual({ draft: id, return: 'review' });
    const frame = frameOfStep(lending, back, { wayOut: { href: '/lent', label: 'x' }, chosen: [] });
    expect(frame.back).toEqual({ href: `/lend/review?draft=${id}`, label: say('wizard:backToReview') });
    const same = { draft: back.draft, cleared: [] };
    expect(await wayOf(leadOnwards(lending, back, same))).toBe(`/lend/review?draft=${id}`);
  });

  it('has its stages, the way back to the step before, and from the first one the way out', async () => {
    const browser = walker();
    const id = newId(browser, 'thing=kule');
    const around = { wayOut: { href: '/lent', label: 'Lista' }, chosen: [] };
    const thing = frameOfStep(lending, await open(browser, 'thing', { draft: id }), around);
    const day = frameOfStep(lending, await open(browser, 'day', { draft: id }), around);
    expect([thing.back, thing.stages.current]).toEqual([around.wayOut, 0]);
    expect([day.back?.href, day.stages.current]).toEqual([`/lend/thing?draft=${id}`, 1]);
    expect(day.stages.names).toHaveLength(3);
  });

  it('names besides what the next address is to name, and why an answer was refused', async () => {
    const browser = walker();
    const id = newId(browser);
    const request = await open(browser, 'thing', { draft: id });
    const outcome = {
      draft: request.draft,
      cleared: [],
      refusal: 'booking-wizard:lock' as const,
      query: { q: 'ó' },
    };
    expect(await wayOf(leadOnwards(lending, request, outcome))).toBe(
      stepPathOf(lending, { id, step: 'thing', query: { q: 'ó' } }),
    );
    expect(request.session.notices).toMatchObject([{ key: 'booking-wizard:lock', kind: 'error' }]);
  });
});

describe('what is unfinished', () => {
  const purposeOf = ({ thing, facts }: Lending) => (facts.isOnlyOne ? null : (thing?.name ?? null));

  it('is listed once for each purpose, the last changed first, with the ways on', async () => {
    const browser = walker();
    const ids = [newId(browser), newId(browser), newId(browser), newId(browser)] as const;
    await answered(browser, ids[0], 'kule');
    await answered(browser, ids[1], 'wózek');
    await answered(browser, ids[2], 'kule');
    const { request, draft } = await answered(browser, ids[3], 'balkonik');
    await storeFacts(lending, request, { draft, facts: { isOnlyOne: true } });

    const { unfinished, closed } = await unfinishedDrafts(lending, browser.ask('/lent'), purposeOf);
    expect(unfinished.map(({ id, left, continuePath }) => [id, left, continuePath])).toEqual([
      [ids[2], 'day', `/lend/day?draft=${ids[2]}`],
      [ids[1], 'day', `/lend/day?draft=${ids[1]}`],
    ]);
    expect([closed, unfinished[0]?.discardPath]).toEqual([[], `/lend/discard?draft=${ids[2]}`]);
  });

  it('tells apart what cannot be opened, which can be deleted', async () => {
    const browser = walker();
    const id = newId(browser);
    await answered(browser, id);
    browser.rows.get(id)!.answers = UNREADABLE;
    const { unfinished, closed } = await unfinishedDrafts(lending, browser.ask('/lent'), purposeOf);
    expect([unfinished, closed]).toMatchObject([[], [{ id, discardPath: `/lend/discard?draft=${id}` }]]);

    const request = browser.ask(`/lend/discard?draft=${id}`);
    const draft = await claimedDraft(lending, request);
    expect(draft).toEqual({ id, answers: null });
    await removeDraft(lending, request, { draft, purposeOf });
    expect(browser.rows.size).toBe(0);
  });

  it('goes with those that it stands for, and with nothing of another account', async () => {
    const browser = walker();
    const [first, second, other] = [newId(browser), newId(browser), newId(browser)];
    await answered(browser, first, 'kule');
    await answered(browser, second, 'kule');
    await answered(browser, other, 'wózek');
    const foreign = browser.ask(`/lend/discard?draft=${second}`, 'Jan');
    expect(await wayOf(claimedDraft(lending, foreign))).toBe(404);

    const request = browser.ask(`/lend/discard?draft=${second}`);
    await removeDraft(lending, request, { draft: await claimedDraft(lending, request), purposeOf });
    expect([...browser.rows.keys()]).toEqual([other]);
  });

  it('is not asked about once it is finished', async () => {
    const browser = walker();
    const id = newId(browser);
    await answered(browser, id);
    await storeDone(browser.ask('/lend'), { wizard: lending, id, done: { lent: '7' } });
    const asked = claimedDraft(lending, browser.ask(`/lend/discard?draft=${id}`));
    expect(await wayOf(asked)).toBe(`/lend/review?draft=${id}`);
  });

  it('may push out the oldest, and says so', async () => {
    const browser = walker({ most: 1 });
    await answered(browser, newId(browser));
    const { request } = await answered(browser, newId(browser));
    expect(request.session.notices).toMatchObject([{ key: lending.oldestGone, kind: 'notice' }]);
  });
});

/** A provider that holds one time for the account. */
function holding(timeSlotId: string) {
  let held: string | null = timeSlotId;
  const timeSlots = {
    currentHold: () => Promise.resolve(held ? { hold: { timeSlotId: held } } : {}),
    releaseHold: () => Promise.resolve(void (held = null)),
    extendHold: () => Promise.resolve({ timeSlotId, until: '2026-11-26T08:30:00.000Z', extensionsLeft: 1 }),
  };
  return { provider: { timeSlots } as unknown as Parameters<typeof holdOf>[0]['provider'], held: () => held };
}

describe('a time that is held beside a draft', () => {
  it.each([
    ['its own', 'slot-1', true],
    ['another one', 'slot-2', false],
    ['none', undefined, false],
  ])('%s', async (_, timeSlotId, isHeld) => {
    const place = holding('slot-1');
    expect((await holdOf(place, timeSlotId)) !== null).toBe(isHeld);
    await giveBack(place, timeSlotId);
    expect(place.held()).toBe(isHeld ? null : 'slot-1');
  });

  it('is held for longer', async () => {
    expect(await extendHold(holding('slot-1'))).toMatchObject({ until: '2026-11-26T08:30:00.000Z' });
  });
});

const APP = fileURLToPath(new URL('../../../../app/', import.meta.url));
const filesOf = (folder: string) =>
  readdirSync(APP + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const importsOf = (file: string) =>
  [...readFileSync(APP + file, 'utf8').matchAll(/from '#app\/([^']+)'/g)].map(([, path]) => path!);

test('the pieces of a wizard lean on no area', () => {
  const areas = readdirSync(`${APP}routes`).filter((name) => !name.includes('.'));
  const own = [...filesOf('services/wizard'), ...filesOf('components/wizard'), 'journeys/wizard.ts'];
  expect(own.length).toBeGreaterThan(8);
  for (const file of own) {
    const led = importsOf(file).filter(
      (path) => path.startsWith('routes/') || areas.some((area) => path.startsWith(`components/${area}/`)),
    );
    expect(led, file).toEqual([]);
  }
});

test('only bookings use what is of bookings alone', () => {
  const others = [...filesOf('components'), ...filesOf('routes'), ...filesOf('services')].filter(
    (file) => !/^(components|routes)\/bookings\//.test(file),
  );
  const using = others.filter((file) =>
    importsOf(file).some((path) => path.startsWith('components/bookings/')),
  );
  expect(using).toEqual([]);
});
