import { beforeEach, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { ALL_PATH } from '#app/domain/start/paths.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const running = portalForFile();
let anna: Visitor;

beforeEach(async () => {
  await running.stores.portal.deleteFrom('drafts').execute();
  anna = await signedIn('anna.kowalska');
});

const signedIn = (username: string) => running.signedIn(username);
const wordsOf = (text = '') => text.replace(/\s+/g, ' ').trim();
const shown = async (visitor: Visitor, path = '/start') =>
  startPage(await visitor.follow(await visitor.get(path)));

const startPage = ({ page, status }: Answer) => ({
  status,
  heading: wordsOf(page.querySelector('h1')?.text),
  people: page.querySelectorAll('.picker a').map((link) => wordsOf(link.text)),
  chosen: wordsOf(page.querySelector('.picker [aria-current]')?.text),
  visit: wordsOf(page.querySelector('.panel-band')?.text),
  titles: page.querySelectorAll('main h2').map((title) => wordsOf(title.text)),
  urgent: page.querySelectorAll('.panel-urgent li').map((item) => wordsOf(item.structuredText)),
  calls: page.querySelectorAll('.panel-urgent a[href^="tel:"]').map((link) => link.getAttribute('href')),
  leads: page
    .querySelectorAll(':is(.to-do, .rows) a')
    .map((link) => (link.getAttribute('href') ?? '').replace('&amp;', '&')),
  toDo: page.querySelectorAll(':is(.to-do, .rows) a:not([href^="tel:"])').map((link) => wordsOf(link.text)),
  rows: page.querySelectorAll(':is(.to-do, .rows) li').map((item) => wordsOf(item.structuredText)),
  panels: page.querySelectorAll('main section').map((panel) => ({
    title: wordsOf(panel.querySelector('h2')?.text),
    rows: panel.querySelectorAll(':is(.to-do, .rows) li').map((item) => wordsOf(item.structuredText)),
  })),
  text: wordsOf(page.querySelector('main')?.text),
});
const all = (visitor: Visitor) => shown(visitor, ALL_PATH);

describe('/start', () => {
  it('greets by name, and shows the account’s own matters first', async () => {
    const page = await shown(anna);
    expect(page.heading).toBe('Dzień dobry Anna Kowalska');
    expect(page.people).toEqual(['Anna, ja', 'Helena, podopieczna', 'Zofia, córka']);
    expect(page.chosen).toBe('Anna, ja');
    expect(page.titles.find((title) => title.startsWith('Najbliższa'))).toMatch(
      /^Najbliższa wizyta: (dziś|jutro|za \d+ dni)$/,
    );
  });

  it('has no picker where there is one patient', async () => {
    const page = await shown(await signedIn('jan.nowak'));
    expect(page.people).toEqual([]);
    expect(page.visit).toContain('Konsultacja internistyczna');
  });

  it('shows whom the address names, remembers it, and says no to somebody else’s patient', async () => {
    const zofia = await shown(anna, '/start?patientId=patient-1003');
    expect([zofia.chosen, (await shown(anna)).chosen]).toEqual(['Zofia, córka', 'Zofia, córka']);
    expect(zofia.visit).not.toBe((await shown(anna, '/start?patientId=patient-1002')).visit);
    for (const id of ['patient-1001', 'nobody'])
      expect((await shown(anna, `/start?patientId=${id}`)).status, id).toBe(404);
    expect(await shown(anna, '/start?patientId=')).toEqual(await shown(anna, '/start'));
    expect((await shown(anna)).chosen).toBe('Anna, ja');
    expect((await shown(await signedIn('anna.kowalska'))).chosen).toBe('Anna, ja');
  });

  it('lists what is to be done, the most urgent first, and no more once it is done', async () => {
    const stanislaw = await signedIn('stanislaw.wojcik');
    const before = await shown(stanislaw);
    expect(before.toDo[0]).toBe(say('guardians:toDo.answer', { name: 'Anna Kowalska' }));
    expect(before.leads[0]).toBe('/ward/confirm/patient-1007/account-2002');
    expect(before.urgent[0]).toContain(before.toDo[0]);
    expect(before.rows[1]).toMatch(/^Potwierdź wizytę Porada telefoniczna, do \S+(?: \d+ \S+)?, \d+:\d\d$/);
    expect(before.toDo).toHaveLength(2);

    await running.stores.provider
      .updateTable('account_patients')
      .set({ waits_for: 'UNIT' })
      .where('patient_id', '=', 'patient-1007')
      .where('account_id', '=', 'account-2002')
      .execute();
    expect((await shown(stanislaw)).toDo).toHaveLength(1);

    await running.stores.provider
      .updateTable('bookings')
      .set({ status: 'REGISTERED' })
      .where('system_id', '=', 'booking-3032')
      .execute();
    const after = await shown(stanislaw);
    expect(after.toDo).toEqual([]);
    expect(after.titles).toContain('Do zrobienia');
    expect(after.text).toContain(say('start:toDo.nothing'));
    expect(after.text).not.toContain('Wszystkie sprawy');
    expect((await all(stanislaw)).text).toContain(say('start:toDo.nothing'));
  });

  it('leads with a critical result and its phone, a message of a clinician, and what ends today', async () => {
    const jan = await signedIn('jan.nowak');
    const { urgent, calls, leads, titles, text, panels } = await shown(jan);
    const { rows, heading } = await all(jan);
    expect(titles[0]).toBe('Najpierw to: 3');
    expect(heading).toBe(say('start:toDo.all', { count: rows.length }));
    expect(text).toContain(heading);
    expect(urgent[0]).toMatch(/^Elektrolity i glukoza Wynik wymaga .+ 112\. Zadzwoń\s\d/);
    const lengths = panels.map((panel) => panel.rows.length).filter((length) => length > 0);
    expect(lengths).toEqual([3, 3, 2]);
    expect(calls[0]).toMatch(/^tel:\+?\d{9,}$/);
    const places = [
      /Katarzyna Majewska/,
      /^Wypełnij ankietę po wizycie, do dziś/,
      /^Zaświadczenie .+Termin minął/,
    ];
    const [message = -1, asked = -1, overdue = -1] = places.map((one) =>
      rows.findIndex((row) => one.test(row)),
    );
    expect(message).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(message);
    expect(overdue).toBe(asked + 1);
    expect(text).not.toContain(say('start:toDo.nothing'));
    expect(new Set(leads).size).toBe(leads.length);

    const result = '/benefits/medicaltestresult/result-2?patientId=patient-1001';
    expect(leads).toContain(result);
    await jan.get(result);
    const after = await shown(jan);
    expect(after.leads).not.toContain(result);
    expect(after.titles[0]).toBe('Najpierw to: 3');
    expect((await all(jan)).leads).not.toContain(result);
    expect((await all(jan)).rows).toHaveLength(rows.length - 1);
  });

  it('has what is new after it, and nobody else’s but what is critical', async () => {
    const critical = { flag: 'HH' };
    const { provider } = running.stores;
    await provider.updateTable('test_values').set(critical).where('result_id', '=', 'result-221').execute();
    const page = await shown(anna, '/start?patientId=patient-1002');
    expect(page.urgent[0]).toMatch(/Helena Kowalska\. .*ynik wymaga pilnej rozmowy/);
    expect(page.rows.some((words) => /^Morfologia krwi.* Nowy wynik, Anna/.test(words))).toBe(true);
    expect(page.rows.some((words) => /Nowy wynik, Zofia/.test(words))).toBe(false);

    const anew = { flag: 'nieznany', value: '4,2', number: 4.2 };
    const mine = await provider
      .selectFrom('test_results')
      .select('id')
      .where('patient_id', '=', 'patient-1002')
      .where('name', '=', 'Morfologia krwi')
      .orderBy('collected_at', 'desc')
      .executeTakeFirstOrThrow();
    await provider.updateTable('test_values').set(anew).where('result_id', '=', mine.id).execute();
    const marked = await shown(anna, '/start?patientId=patient-1002');
    expect(marked.text).toMatch(
      /Nowy wynik.{0,200}nie umiemy wyjaśnić\. Zapytaj o to w przychodni\..{0,20}Zadzwoń\s\d/,
    );

    const ofHelena = { authorized: 0 } as const;
    await provider.updateTable('patients').set(ofHelena).where('id', '=', 'patient-1004').execute();
    const later = await signedIn('anna.kowalska');
    expect((await shown(later, '/start?patientId=patient-1002')).urgent.join()).not.toContain('Helena');
    const list = await later.get('/benefits/medicaltestresult?patientId=patient-1004');
    expect(wordsOf(list.page.querySelector('main')?.text)).toContain(
      'Dane tej osoby nie zostały potwierdzone',
    );
    expect(list.html).not.toContain('INR');
    await provider.updateTable('patients').set({ authorized: 1 }).where('id', '=', 'patient-1004').execute();
  });

  it('has questionnaires of visits to come until they are filled in', async () => {
    const asked = (await shown(anna)).rows.filter((words) => words.startsWith('Wypełnij ankietę'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Rehabilitacja');
  });

  it('has bookings that are not finished, with whom they are for', async () => {
    await walkOf(anna).atSummary({
      service: 'GIN',
      availabilityId: 'gin-rutkowska',
      patientId: 'patient-1002',
    });
    const { panels } = await all(anna);
    const unfinished = panels.filter(({ rows }) => rows.some((words) => words.startsWith('Dokończ')));
    expect(unfinished.map(({ title }) => title)).toEqual([expect.stringMatching(/^Anna, ja: \d+$/)]);
    const begun = unfinished[0]?.rows.find((words) => words.startsWith('Dokończ'));
    expect(begun).toMatch(/^Dokończ umawianie wizyty .+\. Rozpoczęto: dziś, \d+:\d\d\./);
  });

  it('shows each part that comes, when the hospital is down', async () => {
    const page = await shown(await signedIn('halina.mazur'));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Nie udało się sprawdzić.');
    expect(page.text).not.toContain(say('start:toDo.nothing'));
    expect(page.text).toContain('Umów wizytę');
  });

  it('says to an account without a patient what the wizard says', async () => {
    const page = await shown(await signedIn('ewa.dabrowska'));
    expect(page.titles).toEqual(['Najpierw zarejestruj się jako pacjent']);
    for (const [path, lack] of [
      ['/start', 'nie ma tu wizyt, wyników ani spraw do załatwienia'],
      ['/bookings', 'nie ma tu wizyt.'],
      ['/benefits/encounters', 'nie ma tu dokumentacji medycznej'],
      ['/newbooking', 'nie można umówić wizyty'],
    ] as const)
      expect((await shown(await signedIn('ewa.dabrowska'), path)).text, path).toContain(lack);
  });
});

describe('all that is to be done', () => {
  it('stands by person, the account’s own first, and leads back to whose /start it was', async () => {
    const start = await anna.follow(await anna.get('/start?patientId=patient-1003'));
    const link = start.page.querySelectorAll('main a').find((one) => one.text.includes('Wszystkie sprawy'));
    const count = Number(/\d+$/.exec(wordsOf(link?.text))?.[0]);
    const answer = await anna.get(link?.getAttribute('href') ?? '');
    const { panels, rows, heading } = startPage(answer);
    expect([answer.path, heading]).toEqual([
      `${ALL_PATH}?patientId=patient-1003`,
      say('start:toDo.all', { count }),
    ]);
    expect(answer.page.querySelector('a.back')?.getAttribute('href')).toBe('/start?patientId=patient-1003');
    expect(rows).toHaveLength(count);
    expect(panels[0]?.title).toMatch(/^Anna, ja: \d+$/);
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) expect(panel.title).toMatch(new RegExp(`: ${panel.rows.length}$`));
    expect((await anna.get(`${ALL_PATH}?patientId=patient-1001`)).status).toBe(404);
  });

  it('has no two lines of one name, and each thing once', async () => {
    for (const name of ['jan.nowak', 'anna.kowalska', 'stanislaw.wojcik']) {
      const visitor = await signedIn(name);
      const { page } = await visitor.get(ALL_PATH);
      const titles = page.querySelectorAll('.rows :is(h2, h3)').map((title) => wordsOf(title.text));
      expect(new Set(titles).size, name).toBe(titles.length);
      const leads = (await shown(visitor)).leads.filter((href) => !href.startsWith('tel:'));
      expect(new Set(leads).size, name).toBe(leads.length);
    }
  });

  it('is of one person without a name, and says what it does not know', async () => {
    const jan = await all(await signedIn('jan.nowak'));
    expect(jan.titles).toHaveLength(jan.rows.length);
    const halina = await all(await signedIn('halina.mazur'));
    expect(halina.text).toContain(say('page:tiles.notChecked'));
    expect(halina.text).not.toContain(say('start:toDo.nothing'));
    const ewa = await all(await signedIn('ewa.dabrowska'));
    expect(ewa.titles).toEqual(['Najpierw zarejestruj się jako pacjent']);
  });
});

describe('/main', () => {
  const landing = async () => (await anna.get('/main')).location;

  it('leads to the first area unless the provider wants the overview first', async () => {
    expect(await landing()).toBe('/start');
    const { value } = await running.stores.provider
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'portal')
      .executeTakeFirstOrThrow();
    const { landingPage: _, ...without } = JSON.parse(value) as Record<string, unknown>;
    await running.stores.provider
      .updateTable('settings')
      .set({ value: JSON.stringify(without) })
      .where('key', '=', 'portal')
      .execute();
    await running.portal.advance('PT40S');
    await landing();
    await expect.poll(landing).toBe('/bookings');
  });
});
