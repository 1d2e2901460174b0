import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const LIST = '/benefits/waitinglistentries';
const running = portalForFile();
let anna: Visitor;

beforeEach(async () => {
  await running.stores.portal.deleteFrom('seen_lists').execute();
  anna = await running.signedIn('anna.kowalska');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const shown = ({ page, status }: Answer) => ({
  status,
  title: words(page.querySelector('title')?.text),
  heading: words(page.querySelector('h1')?.text),
  cards: page.querySelectorAll('.cards h3').map((title) => words(title.text)),
  text: words(page.querySelector('main')?.text),
  pages: page.querySelectorAll('nav.pagination a').map((link) => link.getAttribute('href')),
  tabs: page
    .querySelectorAll('nav.sub-navigation a')
    .map((link) => [words(link.text), link.getAttribute('aria-current')]),
});
const asked = async (visitor: Visitor, query = '') =>
  shown(await visitor.follow(await visitor.get(LIST + query)));

describe('a list of the record', () => {
  it('names the person where it is not oneself, remembers them, and has the area’s screens beside it', async () => {
    const own = await asked(anna);
    expect(own.heading).toBe('Kolejka');
    const helena = await asked(anna, '?patientId=patient-1004');
    expect(helena.heading).toMatch(/^Helena .*Kowalska Kolejka$/);
    expect(helena.title).toMatch(/^Helena .*Kowalska Kolejka – Przebieg leczenia – /);
    expect((await asked(anna)).heading).toBe(helena.heading);
    expect(helena.tabs).toEqual([
      ['Odbyte wizyty', undefined],
      ['Kolejka', 'page'],
      ['Wyniki', undefined],
    ]);
  });

  it('comes ten at a time, with the ways on and back', async () => {
    const first = await asked(anna, '?patientId=patient-1004');
    expect([first.cards.length, first.pages]).toEqual([10, [`${LIST}?patientId=patient-1004&page=2`]]);
    const second = await asked(anna, '?patientId=patient-1004&page=2');
    expect([second.cards.length, second.pages]).toEqual([2, [`${LIST}?patientId=patient-1004`]]);
    for (const page of ['0', '-1', 'x', '99999'])
      expect((await asked(anna, `?patientId=patient-1004&page=${page}`)).cards, page).toEqual(first.cards);
    const beyond = await asked(anna, '?patientId=patient-1004&page=7');
    expect([beyond.cards, beyond.pages]).toEqual([[], [`${LIST}?patientId=patient-1004&page=6`]]);
  });

  it('says what is new since the last visit, and not what was seen in this one', async () => {
    expect((await asked(anna)).text).not.toContain('Nowe');
    const change = () =>
      running.stores.provider
        .updateTable('waiting_list_entries')
        .set({ changed_at: Date.now() + 60_000 })
        .where('patient_id', '=', 'patient-1002')
        .execute();
    await change();
    expect((await asked(anna)).text, 'the first visit goes on').not.toContain('Nowe');

    const later = await running.signedIn('anna.kowalska');
    expect((await asked(later)).text).toContain(say('lists:news', { count: 1 }));
    expect((await asked(later)).text, 'looked at twice').toContain(say('lists:news', { count: 1 }));
  });

  it('takes days as they are typed, and says what is wrong with them', async () => {
    const jan = await running.signedIn('jan.nowak');
    const wide = await asked(jan, '?dateFrom=1-1-2020&dateTo=31.12.2030');
    expect([wide.status, wide.cards.length]).toEqual([200, 5]);
    for (const [query, error] of [
      ['dateFrom=jutro', say('lists:range.dateFrom.malformed')],
      ['dateFrom=01-01-1990', say('lists:range.dateFrom.tooEarly')],
      ['dateTo=30-02-2026', say('lists:range.dateTo.impossible')],
      ['dateFrom=2-2-2026&dateTo=1-2-2026', say('lists:range.dateTo.beforeFrom')],
    ]) {
      const wrong = await asked(jan, `?${query}`);
      expect([wrong.status, wrong.cards], query).toEqual([400, []]);
      expect(wrong.text, query).toContain(error);
      expect(wrong.title, query).toMatch(/^Błąd: 1 pole do poprawy – /);
    }
  });

  it('says to an account that is not confirmed why it sees nothing, and how it comes to be (A-53)', async () => {
    const piotr = await asked(await running.signedIn('piotr.zielinski'));
    expect(piotr.text).toContain(say('benefits:unconfirmed.title'));
    expect(piotr.text).toContain(say('benefits:unconfirmed.text'));
    expect(piotr.cards).toEqual([]);
  });

  it('says that there is no patient, and that the provider does not answer', async () => {
    expect((await asked(await running.signedIn('ewa.dabrowska'))).text).toContain(
      say('booking-wizard:noPatient.how'),
    );
    const halina = await asked(await running.signedIn('halina.mazur'));
    expect(halina.text).toContain(say('page:outage.title'));
    expect(halina.text).toContain(say('waiting-list:system'));
  });

  it('begins with the visits', async () => {
    const answer = await anna.get('/benefits?patientId=patient-1003');
    expect([answer.status, answer.location]).toEqual([303, '/benefits/encounters?patientId=patient-1003']);
  });
});

describe('an entry of the waiting list', () => {
  it('says whom to call where its unit has no phone of its own', async () => {
    const phones = async () => {
      const { page } = await anna.follow(await anna.get(LIST));
      return page.querySelectorAll('.cards a[href^="tel:"]').map((link) => link.getAttribute('href'));
    };
    const own = await phones();
    expect(own.length).toBeGreaterThan(0);
    await running.stores.provider.updateTable('units').set({ phone_number: null }).execute();
    const [desk, ...others] = new Set(await phones());
    expect(others).toEqual([]);
    expect(own).not.toEqual(await phones());
    expect(desk).toMatch(/^tel:\+48\d{9}$/);
  });
});
