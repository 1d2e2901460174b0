import { afterEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import {
  begin,
  decideAtBank,
  DUE,
  paidBy,
  payPathOf,
  paymentPathOf,
  setBank,
  unpay,
  withPayments,
} from '#tests/payments/scene.ts';

/** C§4, A-157 to A-160, C-91 to C-93: an invoice that is paid, from its page to the bank and back. */

const at = portalForFile();
const { change, read } = storesAt(() => at.portal.dataDirectory);
const PATH = payPathOf(DUE);

afterEach(async () => {
  unpay({ change }, DUE);
  change('provider', "update invoices set amount = 15000, state = 'DUE' where ref_invoice = ?", DUE);
  withPayments({ change }, {});
  await setBank(at.portal.benchOrigin, 'WORKS');
});

const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const titleOf = ({ page }: Answer) => page.querySelector('h1')?.text.replaceAll(/\s+/g, ' ').trim();
const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? '';
const countOf = () =>
  (read('provider', 'select count(*) as n from payments where ref_invoice = ?', DUE) as { n: number }).n;
const lastId = () =>
  (
    read('provider', 'select id from payments where ref_invoice = ? order by started_at desc', DUE) as {
      id: string;
    }
  ).id;

describe('on the way to the bank', () => {
  it('a form leads there by 303, and its page alone names the bank in its form-action', async () => {
    const visitor = await at.signedIn();
    for (let times = 0; times < 3; times += 1) await visitor.get(PATH);
    const page = await visitor.get(PATH);
    expect([page.status, countOf()]).toEqual([200, 0]);
    expect(policyOf(page)).toContain(`form-action 'self' ${at.portal.benchOrigin};`);
    for (const path of ['/paymentsnav/invoicestopay', payPathOf('FV/09/2026/0051'), '/bookings'])
      expect(policyOf(await visitor.get(path))).toContain("form-action 'self';");
    const led = await visitor.submit(page);
    expect([led.status, countOf()]).toEqual([303, 1]);
    expect(led.location).toMatch(new RegExp(`^${at.portal.benchOrigin}/bank/pay/`));
    expect(led.location).not.toMatch(/nowak|patient|1001|FV[/%]|0101|\d{11}/i);
  });

  it('two presses, two tabs and what is sent along lead to the same payment', async () => {
    const visitor = await at.signedIn();
    const page = await visitor.get(PATH);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.submit(page, { amount: '1', patientId: 'patient-1002' })),
    );
    const other = await begin(await at.signedIn(), DUE);
    const places = new Set([...answers, other].map(({ location }) => location));
    expect([places.size, countOf()]).toEqual([1, 1]);
  });

  it.each(['FOREIGN_HOST', 'FOREIGN_SCHEME', 'NO_SCHEME'] as const)('nobody is led to %s', async (mood) => {
    await setBank(at.portal.benchOrigin, mood);
    const refused = await begin(await at.signedIn(), DUE);
    expect([refused.status, refused.location]).toEqual([422, null]);
    expect(mainOf(refused)).toContain(say('payments:failed.FOREIGN_ADDRESS'));
    expect(mainOf(refused)).toContain('81 555 01 00');
    expect(refused.page.querySelector('#page-form')).toBeNull();
    expect(mainOf(refused)).not.toContain(say('payments:pay.openText'));
  });

  it('a bank that is down leaves the invoice due, and the next press makes one payment', async () => {
    await setBank(at.portal.benchOrigin, 'DOWN');
    const visitor = await at.signedIn();
    const refused = await begin(visitor, DUE);
    expect([refused.status, refused.location]).toEqual([503, null]);
    expect(mainOf(refused)).toContain('Serwer nie odpowiada');
    await setBank(at.portal.benchOrigin, 'WORKS');
    expect([(await begin(visitor, DUE)).status, countOf()]).toEqual([303, 1]);
  });

  it('an amount that was not seen is shown first, and what is withdrawn is not paid', async () => {
    const visitor = await at.signedIn();
    const page = await visitor.get(PATH);
    change('provider', 'update invoices set amount = 15050 where ref_invoice = ?', DUE);
    const changed = await visitor.submit(page);
    expect([changed.status, countOf()]).toEqual([409, 0]);
    expect(mainOf(changed)).toContain('150,50 zł');
    change('provider', "update invoices set state = 'CANCELED' where ref_invoice = ?", DUE);
    const withdrawn = await visitor.submit(changed);
    expect([withdrawn.status, countOf()]).toEqual([409, 0]);
    expect(mainOf(withdrawn)).toContain(say('payments:failed.NOT_DUE'));
    expect(titleOf(withdrawn)).toBe(`Porada dermatologa ${say('payments:pay.canceledTitle')}`);
  });

  it('an invoice that somebody is paying keeps its amount: the staff side says so, and the page leads on', async () => {
    const visitor = await at.signedIn();
    const { location } = await begin(visitor, DUE);
    const refused = await fetch(`${at.portal.benchOrigin}/payments/amount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ refInvoice: DUE, amount: '160,00' }),
    });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Ktoś właśnie płaci tę fakturę');
    const page = await visitor.get(PATH);
    const [button] = page.page.querySelectorAll('#page-form input[type=submit]');
    expect(button?.getAttribute('value')?.replaceAll('\u00a0', ' ')).toBe(
      say('payments:pay.how.goOn', { amount: '150,00 zł' }),
    );
    expect(page.page.querySelector(`main a[href="${paymentPathOf(lastId())}"]`)).not.toBeNull();
    expect([(await visitor.submit(page)).location, countOf()]).toEqual([location, 1]);
  });

  it.each([payPathOf('FV/10/2026/0201'), payPathOf('x'), payPathOf('x'.repeat(300))])(
    '%s is the same 404 as any other',
    async (path) => {
      expect((await (await at.signedIn()).get(path)).status).toBe(404);
    },
  );

  it('a number with slash, space and Polish letter is as good as any', async () => {
    const number = 'FV/11/2026 Ż';
    change(
      'provider',
      'insert into invoices select ?, patient_id, account_id, subject, amount, issued_on, due_on, state, of_kind, of_system, of_id, null, unit_name, paid_by, paid_at, paid_role from invoices where ref_invoice = ?',
      number,
      DUE,
    );
    const visitor = await at.signedIn();
    const list = await visitor.get('/paymentsnav/invoicestopay');
    expect(mainOf(list)).toContain(number);
    for (const page of ['pay', 'printout', 'printout.pdf']) {
      const path = payPathOf(number).replace(/pay$/, page);
      expect(list.html.includes(path) || page === 'printout.pdf', path).toBe(true);
      expect((await visitor.get(path)).status, path).toBe(200);
    }
    unpay({ change }, number);
    change('provider', 'delete from invoices where ref_invoice = ?', number);
  });
});

const PAID = 'Porada dermatologa Zapłacone 150,00 zł';
const AWAITED = `Porada dermatologa ${say('payments:payment.awaited')}: 150,00 zł`;

describe('on the way back', () => {
  it('the browser that has begun is led to its payment, which the bank has confirmed before', async () => {
    const visitor = await at.signedIn();
    const page = await paidBy(visitor, DUE);
    expect(titleOf(page)).toBe(PAID);
    expect(mainOf(await visitor.get('/paymentsnav/invoicestopay'))).not.toContain(DUE);
  });

  it('what is not confirmed yet is a wait, and never a failure', async () => {
    const visitor = await at.signedIn();
    const page = await paidBy(visitor, DUE, { when: 'LATE' });
    expect(titleOf(page)).toBe(AWAITED);
    expect(mainOf(page)).toContain(say('payments:means.PENDING'));
    expect(mainOf(page)).not.toContain(say('payments:payment.tryAgain'));
    // Nothing to pay, but for whoever opens it another time; the script asks again, and the title has the focus.
    expect(page.page.querySelector(`main a[href="${PATH}"]`)).toBeNull();
    expect(page.page.querySelector('#awaited')?.getAttribute('data-seconds')).toBe('5');
    expect(page.page.querySelector('h1')?.id).toBe('outcome');
    const another = await visitor.get(paymentPathOf(lastId()));
    expect(another.page.querySelector(`main a[href="${PATH}"]`)?.text).toBe(say('payments:payment.goOn'));
    expect(another.page.querySelector('#awaited')).toBeNull();
  });

  it('after a refusal the invoice can be paid again', async () => {
    const visitor = await at.signedIn();
    const page = await paidBy(visitor, DUE, { act: 'REFUSE' });
    expect(titleOf(page)).toBe('Porada dermatologa Odrzucone: 150,00 zł');
    const again = page.page.querySelector(`a[href="${PATH}"]`);
    expect(again?.text).toBe(say('payments:payment.tryAgain'));
    expect(titleOf(await paidBy(visitor, DUE))).toBe(PAID);
    expect(countOf()).toBe(2);
  });

  it('Back and another press lead to the payment, and begin none', async () => {
    const visitor = await at.signedIn();
    const before = await visitor.get(PATH);
    await paidBy(visitor, DUE);
    const pressed = await visitor.submit(before);
    expect([pressed.status, pressed.location, countOf()]).toEqual([303, paymentPathOf(lastId()), 1]);
    expect(mainOf(await visitor.follow(pressed))).toContain(say('payments:failed.ALREADY_PAID_BY_THIS'));
  });

  it('the answer of the bank is asked for at once by a button', async () => {
    const visitor = await at.signedIn();
    const waiting = await paidBy(visitor, DUE, { when: 'NEVER' });
    await at.portal.advance('PT2M');
    const asked = await visitor.follow(await visitor.submit(waiting, {}, 'main form'));
    expect(titleOf(asked)).toBe(PAID);
    expect(mainOf(asked)).toContain(say('payments:payment.asked', { state: 'Zapłacone' }));
    await at.portal.advance('-PT2M');
  });

  it('a bank that does not answer the question changes nothing', async () => {
    const visitor = await at.signedIn();
    const waiting = await paidBy(visitor, DUE, { when: 'NEVER' });
    await setBank(at.portal.benchOrigin, 'DOWN');
    await at.portal.advance('PT2M');
    const asked = await visitor.submit(waiting, {}, 'main form');
    await at.portal.advance('-PT2M');
    expect([asked.status, titleOf(asked)]).toEqual([503, AWAITED]);
    expect(mainOf(asked)).toContain(say('payments:payment.askFailed'));
  });

  it('a guest, and another browser, read a page that knows nothing', async () => {
    const visitor = await at.signedIn();
    const path = await decideAtBank(await begin(visitor, DUE));
    const guest = await createVisitor(at.portal.origin).get(path);
    expect([guest.status, titleOf(guest)]).toEqual([200, say('payments:completed.title')]);
    expect(mainOf(guest)).toContain('Dziękujemy. Wynik płatności potwierdza bank');
    expect(mainOf(guest)).not.toMatch(/150|FV|apłacone|Porada/);
    expect(titleOf(await (await at.signedIn()).get(path))).toBe(say('payments:completed.title'));
  });

  it('a session that is over at the bank: the page, then sign-in, then the payment', async () => {
    const visitor = await at.signedIn();
    const path = await decideAtBank(await begin(visitor, DUE));
    visitor.cookies.delete('session');
    const page = await visitor.get(path);
    expect(page.page.querySelector('main .actions a')?.getAttribute('href')).toBe(
      '/login?return=%2Fpayments%2Fcompleted',
    );
    const again = await at.signedIn();
    visitor.cookies.set('session', again.cookies.get('session') ?? '');
    const led = await visitor.get('/payments/completed');
    expect([led.status, led.location]).toEqual([303, `${paymentPathOf(lastId())}?from=bank`]);
  });

  it('of two payments that were begun here the last one is shown, and the other is told of', async () => {
    const visitor = await at.signedIn();
    const other = 'FV/10/2026/0103';
    await begin(visitor, other);
    const page = await paidBy(visitor, DUE);
    expect(titleOf(page)).toBe(PAID);
    expect(mainOf(page)).toContain(say('payments:completed.other', { number: other }));
    unpay({ change }, other);
  });

  it.each(['?error=1', '?error=501', '?error=ok', '?error=&error=1'])(
    '%s is a failure, and unsaid',
    async (query) => {
      const page = await createVisitor(at.portal.origin).get(`/payments/completed${query}`);
      expect(mainOf(page)).toContain('Płatność nie została dokończona albo bank jej nie przyjął.');
      expect(titleOf(page)).toBe(say('payments:completed.errorTitle'));
    },
  );

  it('no word that the address brings stands on the page', async () => {
    const evil = `?error=${encodeURIComponent('<script>alert(1)</script>zbyszek')}`;
    const { html } = await createVisitor(at.portal.origin).get(`/payments/completed${evil}`);
    expect(html.split('<main')[1]?.split('</main>')[0]).not.toContain('zbyszek');
  });
});

describe('for whom one acts', () => {
  it('another guardian goes on with the same payment, and reads who has paid by role', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const ref = 'FV/10/2026/0202';
    const first = await begin(anna, ref);
    const second = await begin(anna, ref);
    expect(second.location).toBe(first.location);
    const paid = await anna.follow(await anna.get(await decideAtBank(first)));
    expect(mainOf(paid)).toContain(say('payments:payer.own.GUARDIAN'));
    unpay({ change }, ref);
  });
});
