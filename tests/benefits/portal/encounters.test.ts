import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const LIST = '/benefits/encounters';
const LIST_OF_JAN = `${LIST}?patientId=patient-1001`;
const RIGHT = { q1: '2', q2: '4', q4: ['1', '2'], q5: 'nic' };
const running = portalForFile();
let jan: Visitor;

beforeEach(async () => {
  await running.stores.portal.deleteFrom('drafts').execute();
  await running.stores.provider
    .deleteFrom('encounter_answers')
    .where('encounter_id', 'in', ['encounter-4001', 'encounter-4003'])
    .execute();
  jan = await running.signedIn('jan.nowak');
});

const one = (id: number, rest = '') => `${LIST}/encounter-${id}${rest}?patientId=patient-1001`;
const asked = (id: number) =>
  `/benefits/questionnaire?unitSpeciality=1000&patientId=patient-1001&id=encounter-${id}`;
const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const textOf = ({ page }: Answer) => words(page.querySelector('main')?.text);
const headings = ({ page }: Answer, level = 3) =>
  page.querySelectorAll(`main h${level}`).map((heading) => words(heading.text));
const linksOf = ({ page }: Answer, part: string) =>
  page.querySelectorAll('main a').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.includes(part) ? [{ href, text: words(link.text) }] : [];
  });

it('says what it holds, and leads to the list of what was booked, which leads back, for the same person', async () => {
  const words = (text = '') => text.replace(/\s+/g, ' ');
  const wayIn = ({ page }: Answer, path: string) =>
    page
      .querySelectorAll('main p a')
      .map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '')
      .find((href) => href.startsWith(path));
  const anna = await running.signedIn('anna.kowalska');
  const record = await anna.get(`${LIST}?patientId=patient-1003`);
  expect(words(record.page.querySelector('main')?.text)).toContain(say('encounters:lead'));
  const toBookings = wayIn(record, '/bookings?') ?? '';
  expect(toBookings).toBe('/bookings?view=past&patientId=patient-1003');
  const booked = await anna.get(toBookings);
  expect(wayIn(booked, LIST)).toBe(`${LIST}?patientId=patient-1003`);
  const all = await jan.get('/bookings?view=past');
  expect(words(all.page.querySelector('main')?.text)).toContain(say('bookings:list.pastYear'));
  expect(wayIn(all, LIST)).toBe(LIST);
});

describe('the visits of the record', () => {
  it('come for a year back, the latest first, and of as many years as are asked for', async () => {
    const anna = await running.signedIn('anna.kowalska');
    const counted = async (query: string) =>
      headings(await anna.get(`${LIST}?patientId=patient-1002${query}`));
    expect(await counted('')).toHaveLength(10);
    expect((await counted('&page=3')).length).toBeGreaterThan(0);
    expect(await counted('&page=4')).toEqual([]);
    expect(await counted('&dateFrom=01-01-2010&page=7')).toHaveLength(3);
  });

  it('say what each was, and lead to its page and to its questionnaire', async () => {
    const list = await jan.get(LIST);
    expect(textOf(list)).toContain('Andrzej Zawadzki');
    expect(textOf(list)).toContain('Poradnie Specjalistyczne, Poradnia chorób wewnętrznych');
    expect(linksOf(list, one(4001))).toHaveLength(1);
    expect(linksOf(list, '/benefits/questionnaire').map(({ href }) => href.replaceAll('&amp;', '&'))).toEqual(
      [asked(4001), asked(4003)],
    );
  });

  it('have a page with documents, each link saying what comes, of what kind and how large', async () => {
    const page = await jan.get(one(4001));
    const links = linksOf(page, '/documents');
    expect(links.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Karta wizyty: karta-wizyty\.pdf \(PDF, \d+ kB\)$/),
      expect.stringMatching(/^Zalecenia po wizycie: zalecenia\.txt \(TXT, \d+ B\)$/),
      expect.stringMatching(/^Zaświadczenie lekarskie: 2 pliki \(ZIP, \d+ kB\)$/),
      expect.stringMatching(/^Wyniki badań: ekg-opis\.pdf \(ZIP, \d+ kB\)$/),
      expect.stringMatching(/^Wszystko razem: 5 plików \(ZIP, \d+ kB\)$/),
    ]);
    for (const { href } of links) {
      const file = await jan.get(href);
      expect(file.status, href).toBe(200);
      expect(file.headers.get('content-disposition'), href).toMatch(/^attachment; filename=/);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const all = await jan.get(one(4001, '/documents'));
    expect(all.headers.get('content-type')).toBe('application/zip');
  });

  it('are nobody’s else: another’s, a missing one and an ended link are the same 404', async () => {
    const anna = await running.signedIn('anna.kowalska');
    const paths = [one(4001), one(4001, '/documents'), one(4001, '/documents/00.20'), asked(4001)];
    for (const path of paths) {
      expect((await anna.get(path)).status, path).toBe(404);
      expect((await anna.get(path.replace('1001', '1002'))).status, path).toBe(404);
    }
    expect((await jan.get(one(9999))).status).toBe(404);

    const childs = `${LIST}?patientId=patient-1003`;
    expect((await anna.get(childs)).status).toBe(200);
    const link = (state: 'C' | 'D') =>
      running.stores.provider
        .updateTable('account_patients')
        .set({ link_state: state })
        .where('patient_id', '=', 'patient-1003')
        .execute();
    await link('D');
    expect((await anna.get(childs)).status).toBe(404);
    await link('C');
  });

  it('show neither documents nor questionnaire to an account that is not confirmed', async () => {
    const piotr = await running.signedIn('piotr.zielinski');
    const page = await piotr.get(`${LIST}/encounter-4077`);
    expect(textOf(page)).toContain(say('record:unconfirmed.title'));
    expect(linksOf(page, '/documents')).toEqual([]);
    expect((await piotr.get(`${LIST}/encounter-4077/documents?patientId=patient-1005`)).status).toBe(404);
  });

  it('say on their own page that the provider does not answer', async () => {
    const halina = await running.signedIn('halina.mazur');
    expect(textOf(await halina.get(`${LIST}/encounter-4081`))).toContain(say('page:outage.title'));
  });
});

describe('the questionnaire of a visit', () => {
  it('is filled in once, and read from then on', async () => {
    const saved = await jan.submit(await jan.get(asked(4001)), RIGHT);
    expect([saved.status, saved.location]).toEqual([303, one(4001)]);
    const page = await jan.follow(saved);
    expect(textOf(page)).toContain('Ankieta została zarejestrowana');
    expect(linksOf(page, '/benefits/questionnaire').map(({ text }) => text)).toEqual([
      say('encounters:questionnaire.read'),
    ]);
    const read = await jan.get(asked(4001));
    expect(read.page.querySelector('#page-form')).toBeNull();
    expect(textOf(read)).toContain('Tak samo');
  });

  it('takes the answers of one of two tabs, and says so in the other, with what was typed', async () => {
    const [first, second] = [await jan.get(asked(4003)), await jan.get(asked(4003))];
    expect((await jan.submit(first, RIGHT)).status).toBe(303);
    const refused = await jan.submit(second, { ...RIGHT, q5: 'z drugiej karty' });
    expect(refused.status).toBe(422);
    expect(textOf(refused)).toContain(say('encounters:questionnaire.fulfilled'));
    expect(refused.page.querySelector('textarea')?.text).toContain('z drugiej karty');
  });

  it('that has passed or whose address is wrong is said over the list', async () => {
    const lost = asked(4001).replace('unitSpeciality=1000&', '');
    for (const [path, text] of [
      [asked(4005), 'Termin wypełnienia ankiety już minął'],
      [lost, 'Błędne parametry wywołania'],
      [asked(4001).replace('1000', '1310'), 'Błędne parametry wywołania'],
    ] as const) {
      const answer = await jan.get(path);
      expect([answer.status, answer.location], path).toEqual([303, LIST_OF_JAN]);
      expect(textOf(await jan.follow(answer)), path).toContain(text);
    }
    expect(textOf(await jan.get(asked(4006))), 'passed and filled in').toContain('Ciśnienie rano do 140.');
  });

  it('asks nothing of what the address says of its day', async () => {
    const dated = `${asked(4005)}&visitDate=2026-11-23`;
    expect((await jan.get(dated)).status).toBe(303);
  });

  it('that was begun stands under Niedokończone until it is sent or deleted', async () => {
    const typed = { q1: '1', q2: 'dużo', q5: 'potem' };
    const later = await jan.submit(await jan.get(asked(4001)), { ...typed, intent: 'later' });
    expect([later.status, later.location]).toEqual([303, LIST_OF_JAN]);
    const list = await jan.follow(later);
    expect(textOf(list)).toContain(say('encounters:questionnaire.kept'));
    expect(textOf(list)).toContain('Niedokończone: 1');
    expect(textOf(await jan.get('/start/todo'))).toContain(say('encounters:unfinished.toDo'));

    const again = await jan.get(asked(4001));
    expect(again.page.querySelector('textarea')?.text).toContain('potem');
    expect(again.page.querySelector('input[name=q2]')?.getAttribute('value')).toBe('dużo');
    expect((await jan.submit(again, RIGHT)).status).toBe(303);
    expect(textOf(await jan.get(LIST))).not.toContain('Niedokończone');

    await jan.submit(await jan.get(asked(4003)), { ...typed, intent: 'later' });
    expect(linksOf(await jan.get(LIST), '/discard')).toHaveLength(1);
    const question = await jan.get('/benefits/questionnaire/discard?id=encounter-4003');
    expect(textOf(await jan.follow(await jan.submit(question)))).toContain(say('encounters:discard.done'));
    expect((await jan.get('/benefits/questionnaire/discard?id=encounter-4003')).status).toBe(404);
  });

  it('that was begun and cannot be opened any more is said to be there, and is deleted by its own name', async () => {
    await jan.submit(await jan.get(asked(4003)), { q5: 'potem', intent: 'later' });
    await running.stores.portal.updateTable('drafts').set({ sealed_answers: 'of-another-secret' }).execute();
    for (const path of [LIST, asked(4003)]) {
      expect(textOf(await jan.get(path))).toContain(say('page:closedDrafts.questionnaires.text'));
    }
    const list = await jan.get(LIST);
    expect(textOf(list)).not.toContain('Niedokończone: ');
    const [discard] = linksOf(list, '/benefits/questionnaire/discard');
    const path = discard?.href.replaceAll('&amp;', '&') ?? '';
    const anna = await running.signedIn('anna.kowalska');
    expect((await anna.get(path)).status).toBe(404);
    const deleted = await jan.submit(await jan.get(path));
    expect(deleted.location).toBe(LIST_OF_JAN);
    expect(textOf(await jan.follow(deleted))).not.toContain(say('page:closedDrafts.questionnaires.text'));
    expect((await jan.get(path)).status).toBe(404);
  });

  it('that was begun is of its account and its patient, and is gone from the lists when its day is over', async () => {
    await jan.submit(await jan.get(asked(4003)), { q5: 'potem', intent: 'later' });
    const anna = await running.signedIn('anna.kowalska');
    expect((await anna.get('/benefits/questionnaire/discard?id=encounter-4003')).status).toBe(404);
    await running.portal.advance('P1D');
    const later = await running.signedIn('jan.nowak');
    expect(textOf(await later.get(LIST))).not.toContain('Niedokończone');
    expect((await later.get(asked(4003))).location).toBe(LIST_OF_JAN);
    await running.portal.advance('-P1D');
  });
});

it('says of a list that is cut that it is, how many it has, and how the others are found', async () => {
  const { provider } = running.stores;
  const one = await provider
    .selectFrom('encounters')
    .selectAll()
    .where('id', '=', 'encounter-4001')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 2_001 }, (_, index) => ({
    ...one,
    id: `many-${index}`,
    care_id: `care-of-many-${index}`,
  }));
  const whole = await jan.get(LIST_OF_JAN);
  const latestOnly = say('lists:latestOnly', { number: 2_000 });
  expect(textOf(whole)).not.toContain(latestOnly);
  for (let from = 0; from < more.length; from += 500)
    await provider
      .insertInto('encounters')
      .values(more.slice(from, from + 500))
      .execute();

  const cut = await (await running.signedIn('jan.nowak')).get(LIST_OF_JAN);
  expect(textOf(cut)).toContain(latestOnly);
  expect(textOf(cut)).not.toContain(say('lists:lastYear', { number: 2_000 }));
  await provider.deleteFrom('encounters').where('id', 'like', 'many-%').execute();
});
