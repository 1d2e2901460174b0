import { afterEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { DUE, OVERDUE, payPathOf, paymentPathOf, SEEDED, withPayments } from '#tests/payments/scene.ts';

/** C§2, C-40 to C-44, A-31: what is due, the history, one payment and their papers. */

const at = portalForFile();
const { change } = storesAt(() => at.portal.dataDirectory);
const DUE_LIST = '/paymentsnav/invoicestopay';
const HISTORY = '/paymentsnav/payments';

afterEach(() => withPayments({ change }, {}));

const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const cardsOf = ({ page }: Answer) =>
  page.querySelectorAll('ul.cards > li').map(({ text }) => text.replaceAll(/\s+/g, ' '));
const rowsOf = ({ page }: Answer) =>
  page.querySelectorAll('ul.rows > li').map(({ text }) => text.replaceAll(/\s+/g, ' '));

describe('what is due', () => {
  it('stands with the oldest due day first, and says who, how much, for what and until when', async () => {
    const visitor = await at.signedIn();
    const page = await visitor.get(DUE_LIST);
    const [first = '', ...others] = rowsOf(page);
    expect(first).toContain('Zaświadczenie dla kierowcy');
    expect(first).toMatch(/Termin minął \d+ \p{L}+/u);
    expect(first).toContain(`Zapłać 1 234,50 zł Zaświadczenie dla kierowcy (faktura ${OVERDUE})`);
    expect(first).toContain(`Jan Nowak, faktura ${OVERDUE}`);
    expect(others.at(-2)).toMatch(/do (poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli) \d+ /);
    expect(mainOf(page).split('Przychodnia pod Lipami')).toHaveLength(2);
    expect(page.page.querySelectorAll('main .rows .button-primary').map(({ text }) => text)).toHaveLength(1);
    expect(others.at(-1)).toContain(say('payments:facts.noDue'));
    expect(others.filter((text) => text.includes('Termin minął'))).toEqual([]);
  });

  it('is of all for whom one acts, or of one', async () => {
    const anna = await at.signedIn('anna.kowalska');
    expect(rowsOf(await anna.get(DUE_LIST))).toHaveLength(3);
    expect(rowsOf(await anna.get(`${DUE_LIST}?patientId=patient-1004`))).toHaveLength(1);
    for (const id of ['patient-1001', 'x'])
      expect((await anna.get(`${DUE_LIST}?patientId=${id}`)).status).toBe(404);
    const led = await anna.get('/paymentsnav?patientId=patient-1004');
    expect([led.status, led.location]).toEqual([303, `${DUE_LIST}?patientId=patient-1004`]);
  });

  it('says that nothing is due only after a good answer', async () => {
    const lucyna = await at.signedIn('lucyna.baran');
    expect(mainOf(await lucyna.get(DUE_LIST))).toContain(say('payments:invoices.empty'));
    withPayments({ change }, { failing: ['invoices.toPay'] });
    const down = mainOf(await lucyna.get(DUE_LIST));
    expect(down).toContain('Serwer nie odpowiada');
    expect(down).not.toContain(say('payments:invoices.empty'));
  });

  it('offers no button while nobody knows where one pays', async () => {
    withPayments({ change }, { failing: ['payments.offer'] });
    const page = await (await at.signedIn()).get(DUE_LIST);
    expect(mainOf(page)).toContain(say('payments:gateway.DOWN'));
    expect(page.page.querySelectorAll(`a[href="${payPathOf(DUE)}"]`)).toEqual([]);
  });

  it('keeps currency and issuer that are known when they cannot be had anew, also after a change by the staff (C§9)', async () => {
    const visitor = await at.signedIn();
    await visitor.get(DUE_LIST);
    await fetch(`${at.portal.benchOrigin}/payments/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ currency: 'PLN', 'payments.currency': true, 'payments.hisName': true }),
    });
    const main = mainOf(await visitor.get(DUE_LIST));
    expect(main).toContain('Zapłać 1 234,50 zł');
    expect(main).toContain('Przychodnia pod Lipami');
    expect(main).not.toContain(say('payments:noIssuer'));
  });

  it('is told on the first page when it is overdue', async () => {
    const start = await (await at.signedIn()).get('/start/todo');
    expect(start.page.querySelector(`a[href="${payPathOf(OVERDUE)}"]`)).not.toBeNull();
    expect(start.page.querySelector(`a[href="${payPathOf(DUE)}"]`)).toBeNull();
  });
});

describe('the history', () => {
  it('has the last month, tells how many are older, and has them page by page', async () => {
    const visitor = await at.signedIn();
    const month = await visitor.get(HISTORY);
    expect(rowsOf(month)).toHaveLength(7);
    expect(mainOf(month)).toContain('starsze: 45');
    const older = month.page
      .querySelectorAll('main a')
      .find(({ text }) => text === say('payments:history.showOlder'))
      ?.getAttribute('href');
    const all = await visitor.get((older ?? '').replaceAll('&amp;', '&'));
    expect(rowsOf(all)).toHaveLength(10);
    expect(mainOf(all)).not.toContain('starsze:');
    expect(all.page.querySelectorAll('.pagination ul a').length).toBeGreaterThan(2);
    expect(mainOf(await visitor.get(`${HISTORY}?page=99`))).toContain(
      say('lists:beyond.title', { page: 99 }),
    );
    for (const page of ['0', 'x'])
      expect(rowsOf(await visitor.get(`${HISTORY}?page=${page}`))).toHaveLength(7);
  });

  it.each([
    ['NEW', 'Rozpoczęte'],
    ['PENDING', 'W trakcie realizacji'],
    ['WAITING_FOR_CONFIRMATION', 'Oczekujące na potwierdzenie'],
    ['CANCELED', 'Anulowane'],
    ['REJECTED', 'Odrzucone'],
  ] as const)('of state %s alone: %s', async (state, words) => {
    const rows = rowsOf(await (await at.signedIn()).get(`${HISTORY}?state=${state}`));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(words);
  });

  it('is printed as it was filtered, on all pages at once', async () => {
    const visitor = await at.signedIn();
    const query = '?dateFrom=01-01-2020';
    const list = await visitor.get(`${HISTORY}${query}&page=2`);
    const link = list.page.querySelector('main .list-head a[href*="/printout"]');
    expect(link?.text.trim()).toBe(say('payments:history.print'));
    const paper = await visitor.get((link?.getAttribute('href') ?? '').replaceAll('&amp;', '&'));
    const total = /: (\d+)$/.exec(list.page.querySelector('#list-title')?.text.trim() ?? '')?.[1];
    expect(cardsOf(paper)).toHaveLength(Number(total));
    expect(cardsOf(paper)[0]).toContain(
      rowsOf(await visitor.get(HISTORY + query))[0]?.match(/\d+,\d\d zł/)?.[0],
    );
    expect(mainOf(paper)).toContain(say('payments:history.sums'));
    const one = await visitor.get(`${HISTORY}/printout?state=REJECTED&patientId=patient-1001`);
    expect(cardsOf(one)).toHaveLength(1);
    expect(one.page.querySelector('main a')?.getAttribute('href')).toBe(
      `${HISTORY}?state=REJECTED&patientId=patient-1001`,
    );
    expect((await visitor.get(`${HISTORY}/printout?dateFrom=x`)).location).toBe(`${HISTORY}?dateFrom=x`);
    expect((await visitor.get(`${HISTORY}/printout?patientId=patient-1002`)).status).toBe(404);
    const none = await visitor.get(`${HISTORY}/printout?dateFrom=01-01-2020&dateTo=01-01-2020`);
    expect(mainOf(none)).toContain(say('payments:paper.empty'));
  });

  it('has nothing to say where there is nothing, and how to look further', async () => {
    const page = await (await at.signedIn('lucyna.baran')).get(HISTORY);
    expect(mainOf(page)).toContain(say('payments:history.empty'));
    expect(mainOf(page)).not.toContain('starsze:');
    expect(mainOf(page)).toContain(say('payments:history.showAll'));
  });
});

describe('one payment', () => {
  it('says its steps, and of a refund that the state stays', async () => {
    const page = await (await at.signedIn()).get(paymentPathOf(SEEDED.REFUNDED));
    expect(page.page.querySelector('h1')?.text).toContain('Zapłacone');
    expect(mainOf(page)).toMatch(/zwrócono 320,00 zł, \d+ \p{L}+ \d{4}/u);
    expect(page.page.querySelectorAll('main ol li').length).toBeGreaterThan(0);
  });

  it('in a state that nobody knows is neither paid nor due', async () => {
    change('provider', "update payments set state = 'X' where id = ?", SEEDED.REJECTED);
    const page = await (await at.signedIn()).get(paymentPathOf(SEEDED.REJECTED));
    change('provider', "update payments set state = 'REJECTED' where id = ?", SEEDED.REJECTED);
    expect(mainOf(page)).toContain(say('payments:means.UNKNOWN'));
    expect(page.page.querySelector('h1')?.text).toContain(say('payments:state.UNKNOWN'));
  });

  it('of another is the same 404 as none, on the page and as a paper', async () => {
    const visitor = await at.signedIn();
    for (const id of ['payment-8008', 'x', DUE])
      for (const end of ['', '/printout', '/printout.pdf'])
        expect((await visitor.get(paymentPathOf(encodeURIComponent(id)) + end)).status, id + end).toBe(404);
  });

  it('and an invoice have a PDF in a tab of its own, whose name says of nobody', async () => {
    const visitor = await at.signedIn();
    const paths = [
      `${paymentPathOf(SEEDED.COMPLETED)}/printout`,
      payPathOf(OVERDUE).replace(/pay$/, 'printout'),
    ];
    for (const path of paths) {
      const page = await visitor.get(path);
      const link = page.page.querySelector(`a[href="${path}.pdf"]`);
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(link?.text).toContain('otwiera się w nowej karcie');
      const file = await visitor.get(`${path}.pdf`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="?[a-zł]+\.pdf/u);
    }
  });

  it('leads to a message about its invoice, and another’s is 404', async () => {
    const visitor = await at.signedIn();
    const page = await visitor.get(paymentPathOf(SEEDED.COMPLETED));
    const link = page.page.querySelector('a[href^="/messages/new?about=INVOICE"]');
    expect(link?.text).toContain(say('messages:about.link'));
    const message = await visitor.follow(
      await visitor.get((link?.getAttribute('href') ?? '').replaceAll('&amp;', '&')),
    );
    expect(message.html).toContain('Faktura: FV/09/2026/0051');
    const others = `/messages/new?${new URLSearchParams({ about: 'INVOICE', id: 'FV/10/2026/0201', patientId: 'patient-1001' })}`;
    expect((await visitor.get(others)).status).toBe(404);
  });
});
