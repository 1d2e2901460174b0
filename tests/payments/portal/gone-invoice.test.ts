import { afterEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { begin, DUE, paidBy, payPathOf, paymentPathOf, unpay, withPayments } from '#tests/payments/scene.ts';

/** C-38, C-79, C-91, C-93: what is said of a payment that no longer pays its invoice, of several, and of one of which nobody knows. */

const at = portalForFile();
const { change, read } = storesAt(() => at.portal.dataDirectory);
const PATH = payPathOf(DUE);
const OTHERS = ['FV/10/2026/0103', 'FV/10/2026/0104'];

afterEach(() => {
  withPayments({ change }, {});
  for (const ref of [DUE, ...OTHERS]) unpay({ change }, ref);
});

const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const lastId = () =>
  (
    read('provider', 'select id from payments where ref_invoice = ? order by started_at desc', DUE) as {
      id: string;
    }
  ).id;
const pages = async (id: string) => {
  const visitor = await at.signedIn();
  return [mainOf(await visitor.get(PATH)), mainOf(await visitor.get(paymentPathOf(id)))] as const;
};
/** The words for a payment alone that still pays its invoice. */
const COUNTS = /będzie się liczyć|jeszcze raz/u;
const TAKEN = /Bank przyjął zapłatę/u;

describe('an invoice that needs no payment any more', () => {
  it.each(['CANCELED', 'PAID'] as const)(
    'and is %s: the payment under way is not to be finished',
    async (state) => {
      await begin(await at.signedIn(), DUE);
      change('provider', 'update invoices set state = ? where ref_invoice = ?', state, DUE);
      const said = await pages(lastId());
      for (const main of said) {
        expect(main).toContain(say('payments:comesBack'));
        expect(main).not.toMatch(TAKEN);
        expect(main).not.toMatch(COUNTS);
      }
      expect(said[0]).not.toMatch(/nie została rozpoczęta/iu);
    },
  );

  it('and a payment of it that was CANCELED does not count when it comes', async () => {
    await begin(await at.signedIn(), DUE);
    const id = lastId();
    change('provider', "update payments set state = 'CANCELED', open_key = null where id = ?", id);
    expect((await pages(id))[1]).toContain(say('payments:means.CANCELED'));
    change('provider', "update invoices set state = 'PAID' where ref_invoice = ?", DUE);
    const [, main] = await pages(id);
    expect(main).toContain(say('payments:means.CANCELED_NOT_DUE'));
    expect(main).not.toMatch(COUNTS);
  });
});

it('money that came after a no: the page does not say that the bank has taken none', async () => {
  await paidBy(await at.signedIn(), DUE, { act: 'REFUSE' });
  const id = lastId();
  expect((await pages(id))[1]).toContain('nie pobrał pieniędzy');
  change(
    'provider',
    `insert into payment_refunds (ext_id, payment_id, amount, reason, made_at, done_on)
     values ('late', ?, 15000, 'AFTER_REJECTED', 0, null)`,
    id,
  );
  const [, main] = await pages(id);
  expect(main).toContain(say('payments:means.REJECTED_PAID'));
  expect(main).toContain(say('payments:refund.reason.AFTER_REJECTED'));
  expect(main).not.toContain('nie pobrał pieniędzy');
});

it('while nobody knows whether one can pay, nothing is said of what the bank has taken', async () => {
  await begin(await at.signedIn(), DUE);
  withPayments({ change }, { failing: ['payments.offer'] });
  const [main] = await pages(lastId());
  expect(main).toContain(say('payments:pay.openNotNow'));
  expect(main).not.toMatch(TAKEN);
});

it('several payments begun in one browser are told apart by their invoices (C-93)', async () => {
  const visitor = await at.signedIn();
  for (const ref of OTHERS) await begin(visitor, ref);
  const { page } = await paidBy(visitor, DUE);
  const links = page.querySelectorAll('.notice a').map(({ text }) => text.trim());
  for (const number of OTHERS) expect(links).toContain(say('payments:completed.otherLink', { number }));
});

describe('a start of which the answer says that it failed', () => {
  it.each(['payments.start', 'payments.start.after'])(
    '%s: where to look before pressing again',
    async (call) => {
      const visitor = await at.signedIn();
      const page = await visitor.get(PATH);
      withPayments({ change }, { failing: [call] });
      const failed = await visitor.submit(page);
      expect([failed.status, failed.location]).toEqual([503, null]);
      const errors = failed.page.querySelector('#errors');
      expect(mainOf(failed)).toContain(say('page:problem.inDoubt.payment'));
      expect(errors?.querySelector('a[href="/paymentsnav/payments"]')?.text).toBe(
        say('payments:completed.seeLink'),
      );
    },
  );
});
