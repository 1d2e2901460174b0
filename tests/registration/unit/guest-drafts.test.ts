import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StepOf } from '#app/journeys/engine.ts';
import { shownField } from '#app/services/registration/first-page.server.ts';
import {
  answerGuest,
  guestNotices,
  requireGuestDraft,
} from '#app/services/registration/guest-draft.server.ts';
import { requireGuest } from '#app/services/registration/guest.server.ts';
import { finishGuest } from '#app/services/registration/finish.server.ts';
import { checkPace, isTrapped } from '#app/services/registration/robots.server.ts';
import { checkSum, digitsOf, spendSum, sumOf } from '#app/services/registration/sum.server.ts';
import { newDraftId } from '#app/services/wizard/draft-id.server.ts';
import { say } from '#tests/support/words.ts';
import { guestRoom, joining, SECRET, type Answers, type GuestRoom } from '#tests/registration/guest-room.ts';

const [ANNA, BEATA] = ['anna'.padEnd(22, 'a'), 'beata'.padEnd(22, 'b')];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let room: GuestRoom;
beforeEach(async () => {
  room = await guestRoom();
});
afterEach(() => room.close());

/** The way of what was thrown or answered: where it leads, or its status. */
const wayOf = (asked: Promise<unknown>) => asked.then(leadsTo, leadsTo);
function leadsTo(answer: unknown) {
  if (answer instanceof Response) return answer.headers.get('location') ?? answer.status;
  const status = (answer as { init?: { status?: number } } | null)?.init?.status;
  return status ?? 'open';
}

const begin = (): Promise<Answers> => Promise.resolve({ facts: { isSumSolved: false } });

type Fields = Record<string, string>;
type Asked = { browser?: string; id: string; fields?: Fields; in?: GuestRoom };

const open = (step: StepOf<Answers>, { browser = ANNA, id, fields, in: where = room }: Asked) =>
  requireGuestDraft(where.ask(browser, `/registration/${step}?draft=${encodeURIComponent(id)}`, fields), {
    role: 'PATIENT',
    wizard: joining,
    step,
    begin,
  });

const newId = async (browser = ANNA, where = room) =>
  newDraftId(await requireGuest(where.ask(browser, '/registration'), 'PATIENT'), {
    name: joining.name,
    start: new URLSearchParams('service=KARD'),
  });

async function named(id: string, { name = 'Anna', browser = ANNA, where = room, fields = {} } = {}) {
  const request = await open('person', { browser, id, fields, in: where });
  return answerGuest(joining, request, { step: 'person', value: { name } });
}

const rows = async (where = room) => where.db.selectFrom('guest_drafts').selectAll().execute();

describe('a draft of a guest', () => {
  it('is made by the first good answer, and by no look', async () => {
    const id = await newId();
    for (let looks = 0; looks < 200; looks += 1) await open('person', { id });
    expect(await rows()).toEqual([]);
    expect(await wayOf(named(id))).toBe(`/registration/consents?draft=${id}`);
    expect(await rows()).toHaveLength(1);
    expect((await open('consents', { id })).draft.answers.person).toEqual({ name: 'Anna' });
  });

  it('is kept for the hash of its browser, and nothing of it can be read in the store', async () => {
    await named(await newId(), { name: 'Żaneta' });
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain(ANNA);
    expect(JSON.stringify(row)).not.toContain('Żaneta');
  });

  it('is 404 in another browser, stored or not, for a look and for a form', async () => {
    const id = await newId();
    expect(await wayOf(open('person', { browser: BEATA, id }))).toBe(404);
    await named(id);
    expect(await wayOf(open('person', { browser: BEATA, id }))).toBe(404);
    expect(await wayOf(open('person', { browser: BEATA, id, fields: { name: 'X' } }))).toBe(404);
    expect(await wayOf(open('person', { id: 'made-up' }))).toBe(404);
  });

  it('is there after 23 h 59 min and over after 24 h 1 min, which a new one says', async () => {
    const id = await newId();
    await named(id);
    room.at.now += DAY - MINUTE;
    expect((await open('consents', { id })).draft.answers.person).toEqual({ name: 'Anna' });
    room.at.now += 2 * MINUTE;
    const to = await wayOf(open('consents', { id }));
    expect(to).toMatch(/^\/registration\/person\?draft=/);
    const anew = await open('person', { id: new URLSearchParams(String(to).split('?')[1]).get('draft')! });
    expect(anew.draft.answers.person).toBeUndefined();
    expect(guestNotices(anew).map(({ text }) => text)).toEqual([say('registration:draft.over')]);
  });

  it('is over for the sweep, too', async () => {
    await named(await newId());
    await room.portal.store.purge(room.at.now + DAY + MINUTE);
    expect(await rows()).toEqual([]);
  });

  it('is one of three of its browser; the fourth ends the oldest, with its files', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) {
      room.at.now += 1000;
      const id = await newId();
      ids.push(id);
      await named(id, { name });
    }
    await named(await newId(BEATA), { browser: BEATA });
    expect(await wayOf(open('consents', { id: ids[0]! }))).toMatch(/^\/registration\/person\?draft=/);
    for (const id of ids.slice(1)) expect(await wayOf(open('consents', { id }))).toBe('open');
    expect(room.removed).toHaveLength(1);
  });

  it('refuses answers of more than 64 kB in words, and cuts nothing', async () => {
    const id = await newId();
    const refused = await named(id, { name: 'a'.repeat(70_000) });
    expect(JSON.stringify(refused)).toContain('registration:draft.tooLong');
    expect(await rows()).toEqual([]);
    await named(id, { name: 'a'.repeat(40_000) });
    expect((await open('consents', { id })).draft.answers.person?.name).toHaveLength(40_000);
  });

  it('takes with all others no more than the bound of the store', async () => {
    for (let index = 0; index < 100; index += 1) {
      const browser = `b${index}`.padEnd(22, 'x');
      await named(await newId(browser), { browser, name: 'a'.repeat(40_000) });
    }
    const bytes = (await rows()).reduce((sum, row) => sum + row.bytes, 0);
    expect(bytes).toBeGreaterThan(5_000_000);
    expect(bytes).toBeLessThan(64 * 1024 * 1024);
  });

  it('does not mix with another one of the browser', async () => {
    const [own, other] = [await newId(), await newId()];
    await named(own, { name: 'Ewa' });
    await named(other, { name: 'Zofia' });
    expect((await open('consents', { id: own })).draft.answers.person).toEqual({ name: 'Ewa' });
    expect((await open('consents', { id: other })).draft.answers.person).toEqual({ name: 'Zofia' });
  });

  it('that was deleted is 404, and nothing of its answers is left', async () => {
    const id = await newId();
    await named(id);
    await room.portal.store.guestDrafts.remove({ browserId: BEATA, id });
    expect(await wayOf(open('consents', { id }))).toBe('open');
    await room.portal.store.guestDrafts.remove({ browserId: ANNA, id });
    expect(await wayOf(open('person', { id }))).toBe(404);
    expect((await rows()).map(({ sealed_answers }) => sealed_answers)).toEqual(['']);
    expect(await wayOf(named(id))).toBe(404);
  });

  it('is for nobody while its switch is off', async () => {
    const id = await newId();
    room.at.isOn = false;
    room.at.now += 1;
    expect(await wayOf(open('person', { id }))).toBe(404);
  });
});

describe('at a kiosk', () => {
  let kiosk: GuestRoom;
  beforeEach(async () => {
    kiosk = await guestRoom({ isKiosk: true });
  });
  afterEach(() => kiosk.close());

  it('a draft ends 5 minutes after the last request, and what was answered is gone', async () => {
    const id = await newId(ANNA, kiosk);
    await named(id, { where: kiosk });
    kiosk.at.now += 4 * MINUTE;
    expect(await wayOf(open('consents', { id, in: kiosk }))).toBe('open');
    kiosk.at.now += 4 * MINUTE;
    expect(await wayOf(open('consents', { id, in: kiosk }))).toBe('open');
    kiosk.at.now += 5 * MINUTE;
    expect(await wayOf(open('consents', { id, in: kiosk }))).toMatch(/^\/registration\/person\?draft=/);
    await kiosk.portal.store.purge(kiosk.at.now);
    expect((await rows(kiosk)).map(({ sealed_answers }) => sealed_answers)).toEqual(['']);
  });
});

describe('the sum', () => {
  const WORDS = {
    pl: ['zero', 'jeden', 'dwa', 'trzy', 'cztery'],
    en: ['zero', 'one', 'two', 'three', 'four'],
  };

  it('has three digits of 0 to 4, each about as often, and the same sum in words, on 200 pages', async () => {
    const seen = [0, 0, 0, 0, 0];
    for (let page = 0; page < 200; page += 1) {
      const id = await newId();
      const args = room.ask(ANNA, `/registration/person?draft=${id}`);
      const isEnglish = page % 2 === 1;
      if (isEnglish) args.request.headers.set('accept-language', 'en');
      const request = await requireGuestDraft(args, {
        role: 'PATIENT',
        wizard: joining,
        step: 'person',
        begin,
      });
      const { digits, words } = sumOf(request)!;
      for (const digit of digits) seen[digit]! += 1;
      expect(
        words
          .toLowerCase()
          .match(/\p{L}+/gu)!
          .filter((word) => WORDS[request.language].includes(word)),
      ).toEqual(digits.map((digit) => WORDS[request.language][digit]));
    }
    expect(seen).toHaveLength(5);
    for (const count of seen) expect(count).toBeGreaterThan(70);
  });

  it('reaches 0 and 12', () => {
    const sums = new Set(
      Array.from({ length: 4000 }, (_, round) =>
        digitsOf({ secret: SECRET, id: 'x', round }).reduce((sum, digit) => sum + digit, 0),
      ),
    );
    expect([sums.has(0), sums.has(12), sums.size]).toEqual([true, true, 13]);
  });

  /** The page of the consents, and the answer to its sum. */
  async function asked(id: string) {
    const request = await open('consents', { id, fields: {} });
    const { digits, token } = sumOf(request)!;
    const right = digits.reduce((sum, digit) => sum + digit, 0);
    const check = (typed: string, sumOf = token) => {
      const form = new FormData();
      form.append('sum', typed);
      form.append('sumOf', sumOf);
      return checkSum(request, form);
    };
    return { request, right, token, check };
  }
  const isSolved = async (id: string) => (await open('consents', { id })).draft.answers.facts.isSumSolved;

  it('that is not answered, and that is answered wrongly, have a sentence each', async () => {
    const id = await newId();
    await named(id);
    expect(await (await asked(id)).check('  ')).toBe('registration:sum.required');
    for (const typed of ['13', '-1', 'x', '1e1', '0x3'])
      expect(await (await asked(id)).check(typed), typed).toBe('registration:sum.wrong');
    expect(say('registration:sum.required')).toBe('Należy wprowadzić rozwiązanie równania z obrazka');
    expect(say('registration:sum.wrong')).toBe('Wprowadzono niepoprawny wynik równania z obrazka');
    expect(await isSolved(id)).toBe(false);
  });

  it('is another one after each failure, and the answer to the former counts no more', async () => {
    const id = await newId();
    await named(id);
    const first = await asked(id);
    await first.check('99');
    const second = await asked(id);
    expect(second.token).not.toBe(first.token);
    expect(await second.check(String(first.right), first.token)).toBe('registration:sum.wrong');
    expect(await isSolved(id)).toBe(false);
    expect(await (await asked(id)).check(String((await asked(id)).right))).toBeNull();
    expect(await isSolved(id)).toBe(true);
  });

  it('takes blanks around and a leading zero', async () => {
    for (const typed of [(sum: number) => ` ${sum} `, (sum: number) => `0${sum}`]) {
      const id = await newId();
      await named(id);
      const { right, check } = await asked(id);
      expect(await check(typed(right))).toBeNull();
    }
  });

  it('is of one draft: its token and answer do nothing in another', async () => {
    const [id, other] = [await newId(), await newId()];
    await named(id);
    await named(other);
    const { right, token } = await asked(id);
    expect(await (await asked(other)).check(String(right), token)).toBe('registration:sum.wrong');
    expect(await isSolved(other)).toBe(false);
  });

  it('once solved is asked no more, until a decision uses it up, once', async () => {
    const id = await newId();
    await named(id);
    const { request, right, check } = await asked(id);
    await check(String(right));
    expect(sumOf(await open('consents', { id }))).toBeNull();
    expect(await wayOf(answerGuest(joining, request, { step: 'consents', value: { isGiven: true } }))).toBe(
      `/registration/review?draft=${id}`,
    );
    const sending = await open('review', { id, fields: {} });
    await spendSum(sending);
    const again = await wayOf(open('review', { id }));
    expect(again).toBe(`/registration/consents?draft=${id}`);
    await spendSum(sending);
    const [row] = await rows();
    expect(row).toMatchObject({ sum_round: 1, sum_solved: 0 });
  });
});

describe('against programs', () => {
  /** A draft whose first page was shown so long before its review is sent. */
  async function sentAfter(ms: number, change = (shown: string) => shown) {
    const id = await newId();
    const shown = change(shownField(await open('person', { id }), id));
    await named(id, { fields: { shown } });
    room.at.now += ms;
    return { id, sent: async () => checkPace(await open('consents', { id, fields: {} })) };
  }

  it('4.9 s are too quick, once; 5 s are not', async () => {
    const quick = await sentAfter(4900);
    expect(await quick.sent()).toBe('registration:robot.tooQuick');
    expect(await quick.sent()).toBeNull();
    expect(await quick.sent()).toBeNull();
    expect(await (await sentAfter(5000)).sent()).toBeNull();
  });

  it('a time that is missing, forged, to come or of another draft is too quick', async () => {
    const other = shownField(await open('person', { id: await newId() }), 'another');
    for (const change of [
      () => '',
      () => other,
      (shown: string) => `1${shown}`,
      (shown: string) => `1000000000000.${shown.split('.')[1]}`,
    ])
      expect(await (await sentAfter(60_000, change)).sent()).toBe('registration:robot.tooQuick');
  });

  it('a page that comes back with an error keeps the time of the first', async () => {
    const id = await newId();
    const shown = shownField(await open('person', { id }), id);
    room.at.now += 4000;
    expect(shownField(await open('person', { id, fields: { shown } }), id)).toBe(shown);
  });

  it('the field that nobody sees marks the draft, on whichever page it is filled', async () => {
    const id = await newId();
    await named(id);
    expect(await isTrapped(await open('consents', { id, fields: { website: ' ' } }))).toBe(false);
    expect(await isTrapped(await open('consents', { id, fields: { website: 'spam.example' } }))).toBe(true);
    expect(await isTrapped(await open('consents', { id, fields: {} }))).toBe(true);
    const first = await newId();
    await named(first, { fields: { website: 'x' } });
    expect(await isTrapped(await open('consents', { id: first, fields: {} }))).toBe(true);
  });
});

describe('a registration that was sent', () => {
  it('leaves nothing of its answers but what its summary needs, and its draft opens no more', async () => {
    const id = await newId();
    await named(id, { name: 'Żaneta' });
    const request = await open('person', { id, fields: {} });
    const wizard = { ...joining, donePath: () => '/registration/summary' };
    const done = await finishGuest(wizard, request, {
      registrationId: 'r'.repeat(30),
      channel: 'SMS',
      phoneNumber: '+48600100199',
      isAlsoPatient: false,
      isPasswordLater: false,
    });
    expect(leadsTo(done)).toBe('/registration/summary');
    const found = await room.portal.store.guestDrafts.findDone({ browserId: ANNA, now: room.at.now });
    expect(JSON.stringify(found?.answers)).not.toContain('Żaneta');
    expect(found?.answers).toMatchObject({ registered: { query: 'service=KARD', channel: 'SMS' } });
    expect(await room.portal.store.guestDrafts.findDone({ browserId: BEATA, now: room.at.now })).toBeNull();
  });
});
