import { beforeEach, expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { bankOfTests, JAN_DUE, startedBy } from './at-bank.ts';

const JAN = 'jan.nowak';
const ANNA = 'anna.kowalska';
const EVER = { after: '2006-10-20T00:00:00.000Z', before: '2026-10-21T00:00:00.000Z' };
const page = { pageIndex: 0, pageSize: 10 };
const at = bankOfTests();

describeEachProvider(
  'invoices and payments',
  (portal) => {
    beforeEach(() => at.begin(portal()));
    const as = (username: string) => portal().as(username);

    it('lists what is due, the oldest day first and those without one last', async () => {
      const due = await (await as(JAN)).invoices.toPay({});
      const days = due.map(({ dueOn }) => dueOn ?? '9999');
      expect(days).toEqual([...days].sort());
      expect(due.at(-1)).toMatchObject({ refInvoice: 'FV/10/2026/0104' });
      expect(due[0]).toMatchObject({ amount: 123_450, dueOn: '2026-10-08', of: { kind: 'OTHER' } });
      expect(due.map(({ amount }) => amount)).toContain(1);
    });

    it('shows all patients of a guardian, or one, and of others none', async () => {
      const anna = await as(ANNA);
      const patients = new Set((await anna.invoices.toPay({})).map(({ patientId }) => patientId));
      expect([...patients].sort()).toEqual(['patient-1002', 'patient-1003', 'patient-1004']);
      const helena = await anna.invoices.toPay({ patientId: 'patient-1004' });
      expect(helena.map(({ refInvoice }) => refInvoice)).toEqual(['FV/10/2026/0203']);
      await expect(anna.invoices.toPay({ patientId: 'patient-1001' })).rejects.toMatchObject({ status: 404 });
    });

    it.each([JAN_DUE, 'x', 'ż'.repeat(80)])('knows no invoice %s of somebody else', async (refInvoice) => {
      const anna = await as(ANNA);
      const refused = await Promise.allSettled([
        anna.invoices.get({ refInvoice }),
        anna.payments.start({ refInvoice }),
        anna.payments.invoicePrintout({ id: refInvoice }),
      ]);
      for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: { status: 404 } });
      expect(at.bank.all()).toEqual([]);
    });

    it('names the payment that is under way, and who paid it and when', async () => {
      const jan = await as(JAN);
      const open = await jan.invoices.get({ refInvoice: 'FV/10/2026/0106' });
      expect(open).toMatchObject({
        state: 'DUE',
        payment: { state: 'PENDING', startedBy: { role: 'SELF', isThisAccount: true } },
      });
      const paid = await jan.invoices.get({ refInvoice: 'FV/09/2026/0051' });
      expect(paid).toMatchObject({ state: 'PAID', paid: { role: 'SELF', isThisAccount: true } });
      expect(paid.payment).toBeUndefined();
    });

    it('lets an account that is not confirmed see what its own bookings cost, and nothing else (C-80)', async () => {
      const piotr = await as('piotr.zielinski');
      expect(await piotr.invoices.toPay({})).toHaveLength(1);
      const { db } = portal().provider;
      await db
        .updateTable('invoices')
        .set({ account_id: null })
        .where('ref_invoice', '=', 'FV/10/2026/0401')
        .execute();
      expect(await piotr.invoices.toPay({})).toEqual([]);
      await expect(piotr.invoices.get({ refInvoice: 'FV/10/2026/0401' })).rejects.toMatchObject({
        status: 404,
      });
      await db
        .updateTable('invoices')
        .set({ account_id: 'account-2003' })
        .where('ref_invoice', '=', 'FV/10/2026/0401')
        .execute();
    });

    it('pages the history, counts what is older, and sums each state', async () => {
      const jan = await as(JAN);
      const month = { after: '2026-09-19T22:00:00.000Z', before: '2026-10-20T22:00:00.000Z' };
      const last = await jan.payments.list({ ...month, ...page });
      expect(last.total).toBe(7);
      expect(last.older).toBe(45);
      const states = last.entries.map(({ state }) => state);
      expect([...states].sort()).toEqual([
        'CANCELED',
        'COMPLETED',
        'COMPLETED',
        'NEW',
        'PENDING',
        'REJECTED',
        'WAITING_FOR_CONFIRMATION',
      ]);
      expect(last.sums).toContainEqual({ state: 'COMPLETED', count: 2, amount: 57_000, paidBack: 32_000 });
      const one = await jan.payments.list({ ...month, ...page, state: 'REJECTED' });
      expect(one).toMatchObject({ total: 1, older: 0, entries: [{ state: 'REJECTED' }] });
      const pages = await Promise.all(
        [0, 5, 6].map((pageIndex) => jan.payments.list({ ...EVER, pageIndex, pageSize: 10 })),
      );
      expect(pages.map(({ entries, hasMore }) => [entries.length, hasMore])).toEqual([
        [10, true],
        [2, false],
        [0, false],
      ]);
    });

    it('shows one payment with its steps, what comes next, and money that came back', async () => {
      const jan = await as(JAN);
      const { entries } = await jan.payments.list({ ...EVER, ...page });
      const byState = (state: string) => entries.find((one) => one.state === state)?.id ?? '';
      const waiting = await jan.payments.get({ id: byState('WAITING_FOR_CONFIRMATION') });
      expect(waiting.steps.map(({ state }) => state)).toEqual(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION']);
      expect(waiting.next).toEqual({
        askedAt: '2026-10-20T06:30:00.000Z',
        endsAt: '2026-10-22T04:00:00.000Z',
      });
      expect(waiting.canTryAgain).toBe(false);
      const rejected = await jan.payments.get({ id: byState('REJECTED') });
      expect(rejected).toMatchObject({ canTryAgain: true, invoice: { state: 'DUE' } });
      expect(rejected.next).toBeUndefined();
      const returned = entries.find(({ refunds }) => refunds.length > 0);
      expect(returned).toMatchObject({ state: 'COMPLETED', refunds: [{ state: 'DONE', on: '2026-10-18' }] });
      await expect((await as(ANNA)).payments.get({ id: waiting.id })).rejects.toMatchObject({ status: 404 });
    });

    it('fails for her whose record is not answered', async () => {
      const halina = await as('halina.mazur');
      await expect(halina.invoices.toPay({})).rejects.toThrow();
    });

    it('asks for nothing where there is nothing', async () => {
      const lucyna = await as('lucyna.baran');
      expect(await lucyna.invoices.toPay({})).toEqual([]);
      expect(await lucyna.payments.list({ ...EVER, ...page })).toMatchObject({
        total: 0,
        older: 0,
        sums: [],
      });
    });

    it('says currency, issuer and where one can pay', async () => {
      const jan = await as(JAN);
      expect(await jan.payments.currency()).toEqual({ currency: 'PLN' });
      expect(await jan.payments.hisName()).toEqual({ name: 'Przychodnia pod Lipami' });
      expect(await jan.payments.offer()).toMatchObject({ gateway: 'TRIAL', origin: at.origin });
    });

    it('prints an invoice by its number and a payment by its id, and never the other way round (C-40)', async () => {
      const jan = await as(JAN);
      const { entries } = await jan.payments.list({ ...EVER, ...page });
      const id = entries[0]?.id ?? '';
      const paper = await jan.payments.invoicePrintout({ id: JAN_DUE });
      expect(
        Buffer.from(await paper.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      expect(paper.name).toBe('faktura.pdf');
      expect((await jan.payments.paymentPrintout({ id })).name).toBe('platnosc.pdf');
      await expect(jan.payments.invoicePrintout({ id })).rejects.toMatchObject({ status: 404 });
      await expect(jan.payments.paymentPrintout({ id: JAN_DUE })).rejects.toMatchObject({ status: 404 });
    });

    it('keeps a number with slashes, spaces and Polish letters whole in every address', async () => {
      const { db } = portal().provider;
      const ref = 'FV/11/2026 Ż?#%';
      const row = await db
        .selectFrom('invoices')
        .selectAll()
        .where('ref_invoice', '=', JAN_DUE)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('invoices')
        .values({ ...row, ref_invoice: ref, of_key: ref })
        .execute();
      const jan = await as(JAN);
      expect(await jan.invoices.get({ refInvoice: ref })).toMatchObject({ refInvoice: ref });
      expect((await jan.payments.invoicePrintout({ id: ref })).size).toBeGreaterThan(1_000);
      expect(await startedBy(portal(), { as: JAN, ref })).toContain(at.origin);
      await at.begin(portal());
      await db.deleteFrom('invoices').where('ref_invoice', '=', ref).execute();
    });
  },
  at.options,
);
