import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import type { WaitingListRow } from '#provider/waiting-list/tables.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const LIST = '/benefits/waitinglistentries';
const running = portalForFile();
let anna: Visitor;

beforeEach(async () => {
  await running.stores.portal.deleteFrom('seen_lists').execute();
  await running.stores.portal.deleteFrom('seen_entries').execute();
  anna = await running.signedIn('anna.kowalska');
});

const words = (text = '') => text.replace(/\s+/g, ' ').trim();
const shown = ({ page, status }: Answer) => ({
  status,
  title: words(page.querySelector('title')?.text),
  heading: words(page.querySelector('h1')?.text),
  rows: page.querySelectorAll('.rows h3').map((title) => words(title.text)),
  text: words(page.querySelector('main')?.text),
  pages: page.querySelectorAll('nav.pagination a').map((link) => link.getAttribute('href')),
  marks: page.querySelectorAll('.rows > li').filter((row) => row.text.includes('Nowe')).length,
  links: page.querySelectorAll('main a').map((link) => link.getAttribute('href')),
  tabs: page
    .querySelectorAll('nav.sub-navigation a')
    .map((link) => [words(link.text), link.getAttribute('aria-current')]),
});
const asked = async (visitor: Visitor, query = '') =>
  shown(await visitor.follow(await visitor.get(LIST + query)));

describe('a list of the record', () => {
  it('reads an address that leaves the place of the person empty as one that names nobody', async () => {
    expect(await asked(anna, '?patientId=')).toEqual(await asked(anna));
  });

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
    expect([first.rows.length, first.pages]).toEqual([10, [`${LIST}?patientId=patient-1004&page=2`]]);
    const second = await asked(anna, '?patientId=patient-1004&page=2');
    expect([second.rows.length, second.pages]).toEqual([2, [`${LIST}?patientId=patient-1004`]]);
    for (const page of ['0', '-1', 'x', '99999'])
      expect((await asked(anna, `?patientId=patient-1004&page=${page}`)).rows, page).toEqual(first.rows);
    const beyond = await asked(anna, '?patientId=patient-1004&page=7');
    expect([beyond.rows, beyond.pages]).toEqual([[], []]);
    expect(beyond.text).toContain(say('lists:beyond.title', { page: 7 }));
    expect(beyond.text).not.toContain(say('waiting-list:empty.title'));
    expect(beyond.links).toContain(`${LIST}?patientId=patient-1004&page=2`);
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

  it('counts and marks what is new entry by entry: a page that was not looked at stays new', async () => {
    const helena = '?patientId=patient-1004';
    await asked(anna, helena);
    await running.stores.provider
      .updateTable('waiting_list_entries')
      .set({ changed_at: Date.now() + 60_000 })
      .where('id', 'in', ['entry-9', 'entry-19'])
      .execute();
    const second = await running.signedIn('anna.kowalska');
    const first = await asked(second, helena);
    expect([first.text.includes(say('lists:news', { count: 2 })), first.marks]).toEqual([true, 1]);
    expect(first.links).toContain(`${LIST}${helena}&page=2`);

    const third = await running.signedIn('anna.kowalska');
    const again = await asked(third, helena);
    expect([again.text.includes(say('lists:news', { count: 1 })), again.marks]).toEqual([true, 0]);
    expect((await asked(third, `${helena}&page=2`)).marks).toBe(1);
    const fourth = await asked(await running.signedIn('anna.kowalska'), helena);
    expect(fourth.text).not.toContain('Nowe');
  });

  it('takes days as they are typed, and says what is wrong with them', async () => {
    const jan = await running.signedIn('jan.nowak');
    const wide = await asked(jan, '?dateFrom=1-1-2020&dateTo=31.12.2030');
    expect([wide.status, wide.rows.length]).toEqual([200, 5]);
    for (const [query, error] of [
      ['dateFrom=jutro', say('lists:range.dateFrom.malformed')],
      ['dateFrom=01-01-1990', say('lists:range.dateFrom.tooEarly')],
      ['dateTo=30-02-2026', say('lists:range.dateTo.impossible')],
      ['dateFrom=2-2-2026&dateTo=1-2-2026', say('lists:range.dateTo.beforeFrom')],
    ]) {
      const wrong = await asked(jan, `?${query}`);
      expect([wrong.status, wrong.rows], query).toEqual([400, []]);
      expect(wrong.text, query).toContain(error);
      expect(wrong.title, query).toMatch(/^Błąd: 1 pole do poprawy – /);
    }
  });

  it('says to an account that is not confirmed why it sees nothing, and how it comes to be (A-53)', async () => {
    const piotr = await asked(await running.signedIn('piotr.zielinski'));
    expect(piotr.text).toContain(say('record:unconfirmed.title'));
    expect(piotr.text).toContain(say('record:unconfirmed.text'));
    expect(piotr.rows).toEqual([]);
  });

  it('says that there is no patient, and that the provider does not answer', async () => {
    expect((await asked(await running.signedIn('ewa.dabrowska'))).text).toContain(say('page:noPatient.how'));
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
  const change = (id: string, to: Partial<WaitingListRow>) =>
    running.stores.provider.updateTable('waiting_list_entries').set(to).where('id', '=', id).execute();
  const rowOf = async (visitor: Visitor, name: string) => {
    const { page } = await visitor.get(LIST);
    const row = page.querySelectorAll('.rows > li').find((one) => one.text.includes(name));
    return row && words(row.text);
  };

  it('that was struck off without a date stays until it was seen, with the reason (S-54)', async () => {
    const name = 'Operacja zaćmy';
    const jan = await running.signedIn('jan.nowak');
    expect(await rowOf(jan, name)).toContain(say('waiting-list:noDate'));
    await change('entry-3', { status: 'REMOVED', reason: 'Dwa wpisy', changed_at: Date.now() });
    for (let look = 0; look < 2; look += 1) {
      const row = await rowOf(jan, name);
      expect(row).toContain('Dwa wpisy');
      expect(row).toContain(say('waiting-list:status.REMOVED'));
      expect(row).not.toContain(say('waiting-list:noDate'));
    }
    expect(await rowOf(await running.signedIn('jan.nowak'), name)).toBeUndefined();
    await change('entry-3', { status: 'WAITING', reason: null });
    expect(await rowOf(jan, name)).toBeDefined();
  });

  it('whose day has passed, or that is over, asks nobody to ask for another day', async () => {
    const jan = await running.signedIn('jan.nowak');
    const next = say('waiting-list:next.PLANNED');
    const name = 'Konsultacja kardiologiczna';
    const on = async (days: number, to: Partial<WaitingListRow> = {}) => {
      await change('entry-2', { planned_date: addDays({ day: localDay(Date.now()), days }), ...to });
      return rowOf(jan, name);
    };
    expect(await on(0)).toContain(next);
    const passed = await on(-1);
    expect(passed).toContain(say('waiting-list:next.passed'));
    expect(passed).not.toContain(next);
    const over = await on(5, { status: 'REMOVED', reason: 'Rezygnacja' });
    expect(over).not.toContain(next);
    expect(over).not.toContain(say('waiting-list:plannedDate'));
  });

  it('says whom to call where its unit has no phone of its own', async () => {
    const phones = async () => {
      const { page } = await anna.follow(await anna.get(LIST));
      return page.querySelectorAll('.rows a[href^="tel:"]').map((link) => link.getAttribute('href'));
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
