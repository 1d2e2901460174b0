import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from '#contract/index.ts';
import type { Invoice, InvoiceToPay, PaymentPage } from '#contract/payments/schemas.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { DUE, payPathOf, paymentPathOf, SEEDED } from '#tests/payments/scene.ts';

/** Answers of a host about payments that the provider of this portal never would give: a state of its own, a broken entry, no issuer. */

const LIST = '/mpi/invoices-to-pay/mpi-user';
const HISTORY = '/mpi/payments/mpi-user';
const ISSUER = '/mpi/payments/hisname';
const INVOICE = `/portal/api/invoices/${encodeURIComponent(DUE)}`;
const OFFER = '/portal/api/payments/gateway';

let broken: BrokenPortal;
let jan: Visitor;

beforeAll(async () => {
  broken = await openBrokenPortal({});
  jan = await signedInAt(broken.portal.origin, 'jan.nowak');
});
afterEach(() => answering({}));
afterAll(() => broken.stop());

/** The answers of the host at these paths, instead of the provider; null: that it failed. */
function answering(answers: Readonly<Record<string, unknown>>) {
  broken.host.answers = ({ method, url }) => {
    const { pathname } = new URL(url);
    if (method !== 'GET' || !(pathname in answers)) return null;
    const answer = answers[pathname];
    return answer === null ? new Response('', { status: 500 }) : Response.json(answer);
  };
}

const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const exampleOf = (call: typeof contract.invoices.toPay | typeof contract.invoices.get) =>
  call['~orpc'].meta.example.output;
const [due] = exampleOf(contract.invoices.toPay) as [z.input<typeof InvoiceToPay>];
const LEFT_OUT = 'Jednej pozycji nie da się pokazać';

it('nobody who does not know what is lacking reads an issuer: each page of an invoice and of a payment says so', async () => {
  answering({ [ISSUER]: null });
  for (const path of [payPathOf(DUE), paymentPathOf(SEEDED.PENDING)])
    expect(mainOf(await jan.get(path)), path).toContain(say('payments:noIssuerHere'));
  answering({});
  expect(mainOf(await jan.get(payPathOf(DUE)))).toContain('Przychodnia pod Lipami');
});

it('a payment under way whose state nobody knows is not begun anew: one is led to it, and told so', async () => {
  const invoice = exampleOf(contract.invoices.get) as z.input<typeof Invoice>;
  const open = {
    id: SEEDED.PENDING,
    state: 'ON_HOLD',
    startedAt: '2026-10-20T06:00:00.000Z',
    startedBy: { role: 'SELF', isThisAccount: true },
  };
  const offer = { gateway: 'ON', origin: 'https://bank.example' };
  answering({ [OFFER]: offer, [INVOICE]: { ...invoice, refInvoice: DUE, patientId: 'patient-1001' } });
  const page = await jan.get(payPathOf(DUE));
  answering({ [OFFER]: offer, [INVOICE]: { ...invoice, patientId: 'patient-1001', payment: open } });
  const calls = broken.host.calls.length;
  const sent = await jan.submit(page);
  expect([sent.status, sent.location]).toEqual([303, paymentPathOf(SEEDED.PENDING)]);
  expect(broken.host.calls.slice(calls)).not.toContain(`POST ${HISTORY}`);
  expect(mainOf(await jan.follow(sent))).toContain(say('payments:failed.UNDER_WAY'));
});

describe('a list with an entry that breaks the contract (decision 178)', () => {
  const invoices = ['FV/1', 'FV/2'].map((refInvoice) => ({ ...due, refInvoice, patientId: 'patient-1001' }));

  it('of what is due shows the others, says that one is missing, and no sum that would be too small', async () => {
    answering({ [LIST]: invoices });
    expect(mainOf(await jan.get('/paymentsnav/invoicestopay'))).toContain(say('payments:invoices.sum'));
    answering({ [LIST]: [...invoices, { ...invoices[0], refInvoice: 'FV/3', amount: '9,00' }] });
    const main = mainOf(await jan.get('/paymentsnav/invoicestopay'));
    for (const number of ['FV/1', 'FV/2']) expect(main).toContain(number);
    expect(main).toContain(LEFT_OUT);
    expect(main).not.toContain(say('payments:invoices.sum'));
    expect(main).not.toContain('FV/3');
    expect(main).not.toContain('Serwer nie odpowiada');
  });

  it.each(['', '/printout'])(
    'of the history%s keeps the sums and the number that the host has said',
    async (paper) => {
      const { entries, ...rest } = contract.payments.list['~orpc'].meta.example.output as z.input<
        typeof PaymentPage
      >;
      const own = entries.map((entry) => ({ ...entry, patientId: 'patient-1001' }));
      answering({
        [HISTORY]: { ...rest, entries: [...own, { ...own[0], id: 'x', startedAt: 'soon' }], total: 2 },
      });
      const main = mainOf(await jan.get(`/paymentsnav/payments${paper}`));
      expect(main).toContain(LEFT_OUT);
      expect(main).toMatch(/: 2(?!\d)/u);
      expect(main).not.toContain('najnowsze płatności');
    },
  );
});
