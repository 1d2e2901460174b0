import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_PATH } from '#app/domain/bookings/paths.ts';
import { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import { takeFirst, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';
import { type Answer, type Visitor } from '#tests/support/visitor.ts';

const at = portalForFile({ limits: ROOMY });
let anna: Visitor;

beforeEach(async () => {
  await at.stores.portal.deleteFrom('drafts').execute();
  anna = await at.signedIn('anna.kowalska');
});

const SECTION = '#unfinished';
const GIN = { service: 'GIN', availabilityId: 'gin-rutkowska', patientId: 'patient-1002' };

/** The cards under "Niedokończone": heading, what is left, and where the links lead. */
const cardsOf = ({ page }: Answer) =>
  page.querySelectorAll(`${SECTION} li`).map((card) => ({
    heading: card.querySelector('h3')?.text,
    left: card.querySelector('p')?.text,
    links: card.querySelectorAll('a').map((link) => link.text.replace(/\s+/g, ' ')),
    paths: card.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
  }));
const list = async (visitor = anna) => visitor.get('/bookings');
const draftsOf = (account: string) =>
  at.stores.portal.selectFrom('drafts').select('id').where('account_id', '=', account).execute();

describe('bookings that are not finished', () => {
  it('are left out when there are none, and so is one without a service', async () => {
    expect((await list()).page.querySelector(SECTION)).toBeNull();
    const { answer } = await walkOf(anna).start();
    expect((await list()).page.querySelector(SECTION)).toBeNull();
    await anna.submit(answer, { patientId: 'patient-1003' });
    expect((await list()).page.querySelector(SECTION)).toBeNull();
  });

  it('say what and for whom, what is left, and until when they are kept; the last changed comes first', async () => {
    const { draft: whole } = await walkOf(anna).atSummary(GIN);
    await walkOf(anna).atDates({ service: 'UBEZP', availabilityId: 'ubezp-lis', patientId: 'patient-1003' });
    const page = await list();
    expect(page.page.querySelector(`${SECTION} h2`)?.text).toBe('Niedokończone: 2');

    const [atDates, withTime, ...more] = cardsOf(page);
    expect(more).toEqual([]);
    expect(atDates?.heading).toBe('Konsultacja dla ubezpieczonych, Zofia Kowalska');
    expect(atDates?.left).toMatch(/^Został wybór terminu\. Usuniemy: \S+ \d+ \S+ \d{4}\.$/);
    expect(atDates?.paths[0]).toMatch(/^\/newbooking\/dates\?draft=/);

    expect(withTime?.heading).toBe('Konsultacja ginekologiczna, Anna Kowalska');
    expect(withTime?.left).toMatch(/^Zostało sprawdzenie i potwierdzenie\./);
    expect(withTime?.links).toEqual([
      'Dokończ umawianie: Konsultacja ginekologiczna, Anna Kowalska',
      'Usuń niedokończoną rezerwację: Konsultacja ginekologiczna, Anna Kowalska',
    ]);
    expect(withTime?.paths[0]).toBe(`/newbooking/summary?draft=${whole}`);
    const summary = await anna.follow(await anna.get(withTime?.paths[0] ?? ''));
    expect(summary.page.querySelector('h1')?.text).toBe('Sprawdź i zarezerwuj');
  });

  it('do not say whose they are where there is one patient', async () => {
    const jan = await at.signedIn('jan.nowak');
    await walkOf(jan).atDates();
    const [card] = cardsOf(await list(jan));
    expect(card?.heading).toBe('Konsultacja dla ubezpieczonych');
    expect(card?.paths[0]).toMatch(/^\/newbooking\/dates\?draft=/);
    expect(cardsOf(await list())).toEqual([]);
  });

  it('are one for the same service and patient, and are deleted as one', async () => {
    await walkOf(anna).atDates(GIN);
    const { draft: last } = await walkOf(anna).atDates(GIN);
    await walkOf(anna).atDates({ ...GIN, service: 'UBEZP', availabilityId: 'ubezp-lis' });
    const [, card, ...more] = cardsOf(await list());
    expect(more).toEqual([]);
    expect(card?.paths[0]).toBe(`/newbooking/dates?draft=${last}`);
    await anna.submit(await anna.get(card?.paths[1] ?? ''));
    expect(cardsOf(await list())).toHaveLength(1);
    expect(await draftsOf('account-2002')).toHaveLength(1);
  });

  it('are no more while they are refused at every time', async () => {
    const { answer } = await walkOf(anna).atSummary(GIN);
    const setGender = (gender: 'MALE' | 'FEMALE') =>
      at.stores.provider.updateTable('patients').set({ gender }).where('id', '=', 'patient-1002').execute();
    await setGender('MALE');
    expect((await anna.submit(answer)).status).toBe(422);
    expect(cardsOf(await list())).toEqual([]);
    await setGender('FEMALE');
    await takeFirst(anna, await anna.get(answer.path.replace('/summary', '/dates')));
    expect(cardsOf(await list())).toHaveLength(1);
  });

  it('are offered before a new booking is begun, unless a new one is asked for', async () => {
    expect((await anna.get('/newbooking')).status).toBe(303);
    const { draft } = await walkOf(anna).atDates(GIN);
    const offer = await anna.get('/newbooking');
    expect(offer.status).toBe(200);
    expect(cardsOf(offer)[0]?.paths[0]).toBe(`/newbooking/dates?draft=${draft}`);
    const anew = offer.page.querySelectorAll('main a').find((link) => link.text === 'Zacznij od nowa');
    for (const path of [anew?.getAttribute('href') ?? '', '/newbooking?service=UBEZP', NEW_PATH]) {
      expect((await anna.get(path)).location).toMatch(/^\/newbooking\/patients\?draft=/);
    }
  });

  it('are no more when they are booked', async () => {
    const visit = await walkOf(anna).booked({ ...GIN, service: 'UBEZP', availabilityId: 'ubezp-lis' });
    expect(cardsOf(await list())).toEqual([]);
    await anna.submit(await anna.get(`${visit}/cancel`));
  });

  it('are shown while the provider does not answer, and while the filter is at fault', async () => {
    await walkOf(anna).atDates(GIN);
    await at.stores.provider
      .updateTable('patients')
      .set({ sentinel: 'OUTAGE' })
      .where('id', '=', 'patient-1002')
      .execute();
    expect(cardsOf(await list())).toHaveLength(1);
    await at.stores.provider
      .updateTable('patients')
      .set({ sentinel: null })
      .where('id', '=', 'patient-1002')
      .execute();
    expect(cardsOf(await anna.get('/bookings?dateFrom=jutro'))).toHaveLength(1);
  });

  it('go after 30 days without a change', async () => {
    await walkOf(anna).atDates(GIN);
    await at.portal.advance('P29D');
    const later = await at.signedIn('anna.kowalska');
    expect(cardsOf(await list(later))).toHaveLength(1);
    await at.portal.advance('P2D');
    expect(cardsOf(await list(await at.signedIn('anna.kowalska')))).toEqual([]);
    await at.portal.advance('-P31D');
  });

  it('are twenty at most: the oldest goes, and the page says so', async () => {
    const { draft: oldest, answer } = await walkOf(anna).start();
    await anna.submit(answer, { patientId: 'patient-1002' });
    const [row] = await at.stores.portal.selectFrom('drafts').selectAll().execute();
    if (!row) throw new Error('no draft');
    const copies = Array.from({ length: 19 }, (_, at) => ({
      ...row,
      id: `copy-${at}`,
      updated_at: row.updated_at + at + 1,
    }));
    await at.stores.portal.insertInto('drafts').values(copies).execute();

    const { answer: first } = await walkOf(anna).start();
    const next = await anna.follow(await anna.submit(first, { patientId: 'patient-1003' }));
    expect(next.page.querySelector('.notice')?.text).toContain('najstarsza');
    const left = (await draftsOf('account-2002')).map(({ id }) => id);
    expect(left).toHaveLength(20);
    expect(left).not.toContain(oldest);
  });

  it('that move a visit say so', async () => {
    await walkOf(anna).atDates(GIN);
    const [draft] = await at.stores.portal.selectFrom('drafts').select('id').execute();
    const secret = readFileSync(join(at.portal.dataDirectory, 'secret'), 'utf8').trim();
    const { drafts } = createPortalStore({ db: at.stores.portal, secret });
    const owner = { id: draft?.id ?? '', accountId: 'account-2002' };
    const now = (await at.portal.now()).getTime();
    const answers = BookingAnswers.parse(await drafts.find({ ...owner, journey: 'booking', now }));
    const moved = { system: 'AMMS', dateFrom: '2027-03-08T08:40:00.000Z' };
    const facts = { ...answers.facts, hisBookingId: 'booking-3010', moved };
    await drafts.save({ ...owner, journey: 'booking', now, answers: { ...answers, facts } });
    expect(cardsOf(await list())[0]?.heading).toBe(
      'Zmiana terminu: Konsultacja ginekologiczna, Anna Kowalska',
    );
    const stands = say('bookings:unfinished.stands', { when: 'poniedziałek 8 marca 2027, 9:40' });
    expect(cardsOf(await list())[0]?.left).toBe(stands);
    const start = await anna.get('/start/todo');
    expect(start.page.querySelector('main')?.text).toContain(stands);
  });

  it('that cannot be read are passed over', async () => {
    await walkOf(anna).atDates(GIN);
    await at.stores.portal.updateTable('drafts').set({ sealed_answers: 'broken' }).execute();
    expect((await list()).status).toBe(200);
    expect(cardsOf(await list())).toEqual([]);
  });
});

describe('a wizard that was only opened', () => {
  const rows = () => draftsOf('account-2002');

  it('is no row, however often; the first answer makes one, and Back leads to it', async () => {
    for (let times = 0; times < 30; times += 1) await anna.get('/newbooking');
    const { answer, draft } = await walkOf(anna).start();
    expect(await rows()).toEqual([]);
    await anna.submit(answer, { patientId: 'patient-1002' });
    expect(await rows()).toEqual([{ id: draft }]);
    const back = await anna.get(answer.path);
    expect(back.page.querySelector('input[checked]')?.getAttribute('value')).toBe('patient-1002');
    await anna.submit(back, { patientId: 'patient-1003' });
    expect(await rows()).toEqual([{ id: draft }]);
  });

  it('is another one in each tab', async () => {
    const [one, other] = [await walkOf(anna).start(), await walkOf(anna).start()];
    await anna.submit(one.answer, { patientId: 'patient-1002' });
    await anna.submit(other.answer, { patientId: 'patient-1003' });
    expect((await rows()).map(({ id }) => id).sort()).toEqual([one.draft, other.draft].sort());
  });

  it('keeps the service that a link has named, in another session too, until it is answered', async () => {
    const link = '/newbooking?service=INT&orgUnit=unit-family&employee=doctor-bielecka&occupation=LEK';
    const first = await anna.follow(await anna.get(link));
    await anna.get(first.path.replace('/patients', '/services'));
    expect(await rows()).toEqual([]);

    const later = await at.signedIn('anna.kowalska');
    const chosen = await later.submit(await later.get(first.path), { patientId: 'patient-1002' });
    expect(chosen.location).toMatch(/^\/newbooking\/dates\?/);
    expect((await later.follow(chosen)).page.querySelector('main')?.text).toContain('Bielecka');
    expect(await rows()).toHaveLength(1);
  });

  it('moves a visit as the link says, without a row until a time is chosen', async () => {
    const jan = await at.signedIn('jan.nowak');
    const { answer, draft } = await walkOf(jan).atMove('booking-3001');
    expect(answer.page.querySelector('main')?.text).toContain('Obecny termin zostaje');
    expect(await draftsOf('account-2001')).toEqual([]);
    await takeFirst(jan, answer);
    expect(await draftsOf('account-2001')).toEqual([{ id: draft }]);
    await at.stores.provider.deleteFrom('slot_holds').execute();
  });

  it('is the account’s own, of this portal, and as it was issued', async () => {
    const { draft } = await walkOf(anna).start();
    const jan = await at.signedIn('jan.nowak');
    const pathOf = (id: string) => `/newbooking/services?draft=${id}`;
    expect((await jan.get(pathOf(draft))).status).toBe(404);
    expect((await anna.get(pathOf(`${draft}AAAA`))).status).toBe(404);
    expect((await anna.get(pathOf(draft.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))))).status).toBe(
      404,
    );
    expect(
      (await jan.post(pathOf(draft), { ...tokensOf(await jan.get('/display')), availabilityId: 'x' })).status,
    ).toBe(404);
  });
});

describe('deleting one', () => {
  it('asks first, then deletes it and says so, and frees the time', async () => {
    await walkOf(anna).atSummary(GIN);
    const holds = () => at.stores.provider.selectFrom('slot_holds').select('account_id').execute();
    expect(await holds()).toHaveLength(1);
    const [card] = cardsOf(await list());
    const question = await anna.get(card?.paths[1] ?? '');
    expect(question.page.querySelector('h1')?.text).toBe('Czy usunąć niedokończoną rezerwację?');
    expect(question.page.querySelector('main')?.text).toContain('Konsultacja ginekologiczna');
    expect(await draftsOf('account-2002')).toHaveLength(1);

    const sent = await anna.submit(question);
    expect([sent.status, sent.location]).toEqual([303, '/bookings']);
    const after = await anna.follow(sent);
    expect(after.page.querySelector('.notice')?.text).toContain('Niedokończona rezerwacja została usunięta');
    expect(await draftsOf('account-2002')).toEqual([]);
    expect(await holds()).toEqual([]);

    expect((await anna.submit(question)).location).toBe('/bookings');
    const again = await anna.post(question.path, { ...tokensOf(after) });
    expect(again.status).toBe(404);
  });

  it('leaves the time that another draft holds', async () => {
    const { draft: first } = await walkOf(anna).atSummary(GIN);
    await walkOf(anna).atSummary({ ...GIN, service: 'UBEZP', availabilityId: 'ubezp-lis' });
    const path = `/newbooking/discard?draft=${first}`;
    await anna.submit(await anna.get(path));
    expect(await at.stores.provider.selectFrom('slot_holds').select('account_id').execute()).toHaveLength(1);
    expect(await draftsOf('account-2002')).toHaveLength(1);
  });

  it('needs the token, and is nobody else’s', async () => {
    const { draft } = await walkOf(anna).atDates(GIN);
    const path = `/newbooking/discard?draft=${draft}`;
    expect((await anna.post(path, { csrf: 'x' })).status).toBe(403);
    const jan = await at.signedIn('jan.nowak');
    expect((await jan.post(path, tokensOf(await jan.get('/display')))).status).toBe(404);
    expect(await draftsOf('account-2002')).toHaveLength(1);
  });

  it('of one that was booked meanwhile leads to the visit', async () => {
    const walk = walkOf(anna);
    const { answer, draft } = await walk.atSummary({ ...GIN, service: 'UBEZP', availabilityId: 'ubezp-lis' });
    const path = `/newbooking/discard?draft=${draft}`;
    const question = await anna.get(path);
    const booked = await anna.submit(answer);
    for (const answer of [await anna.submit(question), await anna.get(path)]) {
      expect((await anna.follow(answer)).path).toBe(booked.location);
    }
  });
});
