import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatTime } from '#app/domain/dates/words.ts';
import { hoursAhead, hoursOf, takeFirst, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, preparedFolder, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { fieldsOf, signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';

const TIMES = 20;
const RACERS = 20;
const ROUNDS = process.env['DEEP'] ? 50 : 5;

let portal: PortalProcess;
let stores: Stores;

beforeAll(async () => {
  portal = await startPortal({ dataDirectory: await preparedFolder({ loadPatients: RACERS }) });
  stores = openStores(storesIn(portal.dataDirectory));
  await setLimits(stores.provider, ROOMY);
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

const signedIn = (username: string) => signedInAt(portal.origin, username);

const racer = (number: number) => `load.${String(number).padStart(5, '0')}`;

/** A form of a page as a browser sends it, however often its button is pressed. */
function sender(visitor: Visitor, page: Answer, selector = '#page-form') {
  const form = page.page.querySelector(selector);
  if (!form) throw new Error(`no form ${selector} in ${page.path}`);
  const fields = fieldsOf(form);
  return () => visitor.post(form.getAttribute('action') ?? page.path, fields);
}

const atOnce = (send: () => Promise<Answer>) => Promise.all(Array.from({ length: TIMES }, send));
async function inTurn(send: () => Promise<Answer>) {
  const answers = [];
  for (let sent = 0; sent < TIMES; sent += 1) answers.push(await send());
  return answers;
}
const WAYS = { 'at once': atOnce, 'one after another': inTurn };

/** Bookings, mails and audit entries that an account's bookings have left. */
async function traces(accountId: string) {
  const [bookings, mails, audit] = await Promise.all([
    stores.provider.selectFrom('bookings').where('account_id', '=', accountId).selectAll().execute(),
    stores.provider.selectFrom('outbox').selectAll().execute(),
    stores.provider.selectFrom('audit').where('account_id', '=', accountId).selectAll().execute(),
  ]);
  const of = (action: string) => audit.filter((entry) => entry.action === action).length;
  return {
    bookings: bookings.length,
    mails: mails.length,
    made: of('bookings.make'),
    moved: of('bookings.modify'),
    canceled: of('bookings.cancel'),
  };
}

describe.each(Object.entries(WAYS))('the same form 20 times, %s', (_, send) => {
  it('books one visit', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const { answer } = await walkOf(visitor).atSummary();
    const before = await traces('account-2006');
    const answers = await send(sender(visitor, answer));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toMatch(/^\/newbooking\/result\/AMMS\/\w+$/);
    expect(await traces('account-2006')).toEqual({
      ...before,
      bookings: before.bookings + 1,
      mails: before.mails + 1,
      made: before.made + 1,
    });
  });

  it('moves a visit once', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const path = await walkOf(visitor).booked();
    const { answer } = await walkOf(visitor).atMoveSummary(path.replace('/bookings/AMMS/', ''));
    const before = await traces('account-2006');
    const answers = await send(sender(visitor, answer));

    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toMatch(/^\/newbooking\/result\/AMMS\/\w+\?draft=[\w-]+$/);
    expect(await traces('account-2006')).toEqual({
      ...before,
      mails: before.mails + 1,
      moved: before.moved + 1,
    });
  });

  it('cancels a visit once', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const path = await walkOf(visitor).booked();
    const before = await traces('account-2006');
    const answers = await send(sender(visitor, await visitor.get(`${path}/cancel`)));

    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(['/bookings']));
    expect(await traces('account-2006')).toEqual({
      ...before,
      mails: before.mails + 1,
      canceled: before.canceled + 1,
    });
    expect((await visitor.get(path)).page.querySelector('main')?.text).toContain('Odwołana');
  });

  it('gives one extension of a held time', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const { answer } = await walkOf(visitor).atSummary();
    const extension = sender(visitor, answer, 'main form[action^="/newbooking/hold"]');
    const answers = await send(extension);

    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([answer.path]));
    const hold = await stores.provider
      .selectFrom('slot_holds')
      .where('account_id', '=', 'account-2006')
      .select('extensions_left')
      .executeTakeFirst();
    expect(hold?.extensions_left).toBe(1);
  });

  it('takes one time', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const { answer } = await walkOf(visitor).atDates();
    const answers = await send(() => takeFirst(visitor, answer));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  });
});

describe('other forms', () => {
  it('a choice that is changed, and changed back, on a page that the browser has kept', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const walk = walkOf(visitor);
    const { answer, draft } = await walk.atTimes(await walk.atDates());
    const [first = {}, second = {}] = hoursAhead(answer);
    const fields = tokensOf(answer);

    for (const hour of [first, second, first, first, second]) {
      const taken = await visitor.post(answer.path, { ...fields, ...hour });
      expect(taken.location).toBe(`/newbooking/summary?draft=${draft}`);
      const { starts_at } = await stores.provider
        .selectFrom('slot_holds')
        .where('account_id', '=', 'account-2006')
        .select('starts_at')
        .executeTakeFirstOrThrow();
      // A button for a single time says its day as well.
      expect(Object.values(hour)[0]).toContain(formatTime(new Date(starts_at)));
    }
  });

  it('two pages of one draft book one visit', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const { answer } = await walkOf(visitor).atSummary();
    const other = await visitor.get(answer.path);
    const before = await traces('account-2006');
    const answers = await Promise.all([sender(visitor, answer)(), sender(visitor, other)()]);

    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0].location).toContain('/newbooking/result/');
    expect((await traces('account-2006')).bookings).toBe(before.bookings + 1);
    for (const each of answers) expect((await visitor.follow(each)).status).toBe(200);
  });
});

describe('a booking whose answer was lost', () => {
  it('is found again by each page of its draft', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const { answer, draft } = await walkOf(visitor).atSummary();
    const row = await stores.portal
      .selectFrom('drafts')
      .where('id', '=', draft)
      .selectAll()
      .executeTakeFirstOrThrow();
    const { location } = await visitor.submit(answer);
    const before = await traces('account-2006');

    for (const step of ['summary', 'hold']) {
      for (const ask of ['get', 'post'] as const) {
        await stores.portal.updateTable('drafts').set(row).where('id', '=', draft).execute();
        const path = `/newbooking/${step}?draft=${draft}`;
        const again = await visitor[ask](path, { csrf: tokensOf(answer).csrf });
        expect((await visitor.follow(again)).path).toBe(location);
      }
    }
    expect(await traces('account-2006')).toEqual(before);
  });
});

describe('20 accounts want one time', () => {
  const racers: Visitor[] = [];
  beforeAll(async () => {
    for (let number = 1; number <= RACERS; number += 1) racers.push(await signedIn(racer(number)));
  });

  it(`one of them gets it, ${ROUNDS} times`, async () => {
    const standing = await Promise.all(racers.map((visitor) => walkOf(visitor).atDates()));
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = standing[0];
      if (!first || !racers[0]) throw new Error('nobody races');
      const times = await walkOf(racers[0]).atTimes({
        draft: first.draft,
        answer: await racers[0].get(first.answer.path),
      });
      const wanted = hoursOf(times.answer).at(-1) ?? {};
      const taken = await Promise.all(
        racers.map((visitor, index) => {
          const { answer } = standing[index] ?? first;
          return visitor.post(answer.path, { csrf: tokensOf(answer).csrf, ...wanted });
        }),
      );
      const winners = racers.filter((_, index) => taken[index]?.status === 303);
      expect(winners).toHaveLength(1);
      expect(taken.filter(({ status }) => status === 422)).toHaveLength(RACERS - 1);

      const booked = await Promise.all(
        racers.map(async (visitor, index) => {
          const path = `/newbooking/summary?draft=${standing[index]?.draft}`;
          return visitor.post(path, { csrf: tokensOf((standing[index] ?? first).answer).csrf });
        }),
      );
      const results = booked.filter(({ location }) => location?.startsWith('/newbooking/result/'));
      expect(results).toHaveLength(1);
      expect(booked.every(({ status }) => status === 303)).toBe(true);

      const winner = winners[0] ?? racers[0];
      standing[racers.indexOf(winner)] = await walkOf(winner).atDates();
    }
    const twice = await stores.provider
      .selectFrom('bookings')
      .where('status', '<>', 'CANCELED')
      .groupBy(['practitioner_id', 'starts_at'])
      .having((having) => having.fn.countAll(), '>', 1)
      .select('starts_at')
      .execute();
    expect(twice).toEqual([]);
  });
});
