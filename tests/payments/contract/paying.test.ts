import { beforeEach, expect, it } from 'vitest';
import { createStore } from '#provider/core/store.ts';
import { cancelInvoice, changeAmount, payAtDesk, payBack } from '#provider/payments/bench/moves.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { bankOfTests, JAN_DUE, STANISLAW_DUE, startedBy } from './at-bank.ts';

const JAN = 'jan.nowak';
const EVER = { after: '2006-10-20T00:00:00.000Z', before: '2027-01-01T00:00:00.000Z' };
const at = bankOfTests();

describeEachProvider(
  'a payment',
  (portal) => {
    beforeEach(() => at.begin(portal()));
    const start = (ref = JAN_DUE) => startedBy(portal(), { as: JAN, ref });
    const jan = () => portal().as(JAN);
    const invoice = async (refInvoice = JAN_DUE) => (await jan()).invoices.get({ refInvoice });
    const payment = async () => {
      const { entries } = await (await jan()).payments.list({ ...EVER, pageIndex: 0, pageSize: 100 });
      const id = entries.find(({ refInvoice }) => refInvoice === JAN_DUE)?.id ?? '';
      return (await jan()).payments.get({ id });
    };
    /** Sessions last longer than payments are waited for. */
    const later = async (duration: string) => {
      const { provider, clock } = portal();
      clock.advance(duration);
      await provider.db
        .updateTable('sessions')
        .set({ expires_at: clock.now().getTime() + 3_600_000 })
        .execute();
    };
    const staff = (fields: object) => ({ db: portal().provider.db, clock: portal().clock, fields });
    const mails = async () =>
      (await portal().provider.db.selectFrom('outbox').selectAll().execute()).map(({ subject, text }) =>
        `${subject}\n${text}`.replaceAll('\u00a0', ' '),
      );

    it('tells the gateway number, amount and the clinic, and nothing of patient or service (S-55)', async () => {
      const { received, amount, description } = at.orderOf(await start());
      expect(amount).toBe(15_000);
      expect(description).toBe(`${JAN_DUE}, Przychodnia pod Lipami`);
      expect(received).not.toMatch(/Nowak|patient-|account-|dermat|Porada|\d{11}/i);
    });

    it('leads to an address with none of our ids in it', async () => {
      const address = await start();
      expect(address).toMatch(/^http:\/\/bank\.example\/bank\/pay\/[\w-]{24}$/);
      // The token is chance: two letters of an invoice's number may stand in it, the number may not.
      for (const id of [JAN_DUE, 'patient', 'account', 'nowak']) expect(address).not.toContain(id);
    });

    it('is NEW, then PENDING when the gateway has it, and is gone on with by whoever presses again', async () => {
      const [one, other] = [await start(), await start()];
      expect(one).toBe(other);
      expect((await payment()).steps.map(({ state, by }) => [state, by])).toEqual([
        ['NEW', 'PERSON'],
        ['PENDING', 'PERSON'],
      ]);
    });

    it('pays the invoice once the gateway has said so, and not before', async () => {
      const address = await start();
      expect(await invoice()).toMatchObject({ state: 'DUE', payment: { state: 'PENDING' } });
      expect(await at.say(address, 'WAITING_FOR_CONFIRMATION')).toBe(200);
      expect(await invoice()).toMatchObject({ state: 'DUE', payment: { state: 'WAITING_FOR_CONFIRMATION' } });
      expect(await at.say(address, 'COMPLETED')).toBe(200);
      expect(await invoice()).toMatchObject({ state: 'PAID', paid: { role: 'SELF', isThisAccount: true } });
      const due = await (await jan()).invoices.toPay({});
      expect(due.map(({ refInvoice }) => refInvoice)).not.toContain(JAN_DUE);
      expect(await mails()).toEqual([expect.stringMatching(/^Zapłacono: 150,00 zł\n/)]);
      expect((await mails())[0]).not.toMatch(/dermat|Nowak|Porada/i);
      await expect(start()).rejects.toMatchObject({ code: 'ALREADY_PAID', data: { role: 'SELF' } });
    });

    it('hears the same call-back twice as once, and a later no not at all', async () => {
      const address = await start();
      for (const state of ['COMPLETED', 'COMPLETED', 'REJECTED', 'CANCELED', 'PENDING'] as const)
        expect(await at.say(address, state)).toBe(200);
      expect((await payment()).state).toBe('COMPLETED');
      expect((await payment()).steps).toHaveLength(3);
      expect(await mails()).toHaveLength(1);
    });

    it.each(['SIGNATURE', 'KEY', 'UNSIGNED'] as const)(
      'believes no call-back with fault %s',
      async (fault) => {
        const address = await start();
        expect(await at.say(address, 'COMPLETED', fault)).toBe(400);
        expect((await payment()).state).toBe('PENDING');
      },
    );

    it.each(['AMOUNT_LESS', 'AMOUNT_MORE', 'CURRENCY', 'PAYMENT'] as const)(
      'takes nothing from a signed call-back with fault %s, and shows it to the staff',
      async (fault) => {
        const address = await start();
        expect(await at.say(address, 'COMPLETED', fault)).toBe(200);
        expect((await payment()).state).toBe('PENDING');
        const odd = await portal().provider.db.selectFrom('payment_oddities').selectAll().execute();
        expect(odd).toHaveLength(1);
      },
    );

    it('takes call-backs of 16 kB and by POST alone, whatever cookies come with them', async () => {
      const url = 'http://portal.example/payment-notifications';
      const send = (init: RequestInit) => portal().provider.paymentCallBack(new Request(url, init));
      const statuses = await Promise.all(
        [
          { method: 'POST', body: 'x'.repeat(16_384) },
          { method: 'POST', body: 'x'.repeat(16_385) },
          { method: 'POST', body: 'x', headers: { cookie: 'session=abc' } },
          { method: 'GET' },
          { method: 'PUT', body: 'x' },
        ].map(async (init) => (await send(init)).status),
      );
      expect(statuses).toEqual([400, 413, 400, 405, 405]);
    });

    it('can be begun anew after a no, and only one at a time', async () => {
      const first = await start();
      await at.say(first, 'REJECTED');
      expect(await payment()).toMatchObject({ state: 'REJECTED', canTryAgain: true });
      const second = await start();
      expect(second).not.toBe(first);
      expect(await start()).toBe(second);
      expect(await invoice()).toMatchObject({ payment: { state: 'PENDING' } });
    });

    it('stays REJECTED when the bank says yes after all, and the money goes back (C-90)', async () => {
      const address = await start();
      await at.say(address, 'REJECTED');
      await at.say(address, 'COMPLETED');
      expect(await payment()).toMatchObject({
        state: 'REJECTED',
        refunds: [{ state: 'DUE', reason: 'AFTER_REJECTED', amount: 15_000 }],
      });
      expect((await invoice()).state).toBe('DUE');
      expect(await mails()).toEqual([expect.stringMatching(/^Zwrócimy pieniądze: 150,00 zł\n/)]);
    });

    it('is asked for after 30 minutes, each hour, and is CANCELED after 48 hours (C-38)', async () => {
      const order = at.orderOf(await start());
      for (const [advance, questions] of [
        ['PT29M', 0],
        ['PT1M', 1],
        ['PT59M', 1],
        ['PT1M', 2],
        ['PT46H', 3],
      ] as const) {
        await later(advance);
        await at.ask();
        await at.ask();
        expect(order.questions).toBe(questions);
      }
      expect((await payment()).state).toBe('PENDING');
      await later('PT30M');
      await at.ask();
      expect(await payment()).toMatchObject({ state: 'CANCELED', canTryAgain: true });
      expect((await payment()).steps.at(-1)?.by).toBe('TIME');
    });

    it('counts when it is confirmed late, and goes back when another one has paid meanwhile (C-38)', async () => {
      const first = await start();
      await later('PT48H');
      await at.ask();
      const second = await start();
      await at.say(second, 'COMPLETED');
      await at.say(first, 'COMPLETED');
      const { entries } = await (await jan()).payments.list({ ...EVER, pageIndex: 0, pageSize: 100 });
      const ours = entries.filter(({ refInvoice }) => refInvoice === JAN_DUE);
      expect(ours.map(({ state, refunds }) => [state, refunds.map(({ reason }) => reason)])).toEqual([
        ['COMPLETED', []],
        ['COMPLETED', ['SECOND_PAYMENT']],
      ]);
      expect(await mails()).toHaveLength(2);
    });

    it('counts alone when it is confirmed after it was CANCELED', async () => {
      const first = await start();
      await later('PT48H');
      await at.ask();
      await at.say(first, 'COMPLETED');
      expect(await invoice()).toMatchObject({ state: 'PAID' });
    });

    it('hears of a payment that nobody told of when it is asked for', async () => {
      const order = at.orderOf(await start());
      at.bank.decide(order, 'COMPLETED');
      const { id } = await payment();
      const asked = await (await jan()).payments.ask({ id });
      expect(asked.steps.at(-1)).toMatchObject({ state: 'COMPLETED', by: 'QUESTION' });
    });

    it('asks once a minute, however often somebody presses', async () => {
      const order = at.orderOf(await start());
      const { id } = await payment();
      for (let presses = 0; presses < 3; presses += 1) await (await jan()).payments.ask({ id });
      expect(order.questions).toBe(1);
      portal().clock.advance('PT1M');
      await (await jan()).payments.ask({ id });
      expect(order.questions).toBe(2);
    });

    it('is not begun with an amount that was not seen, nor once the unit has withdrawn the invoice', async () => {
      const press = async (seenAmount: number) =>
        (await jan()).payments.start({ refInvoice: JAN_DUE, seenAmount });
      await expect(press(1)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 15_000 } });
      expect(await changeAmount(staff({ refInvoice: JAN_DUE, amount: '160,00' }))).toBe('done');
      await expect(press(15_000)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', data: { amount: 16_000 } });
      const { headers } = await press(16_000);
      expect(at.orderOf(headers.location).amount).toBe(16_000);
      await at.say(headers.location, 'REJECTED');
      expect(await changeAmount(staff({ refInvoice: JAN_DUE, amount: '150' }))).toBe('done');
      expect(await cancelInvoice(staff({ refInvoice: JAN_DUE }))).toBe('done');
      await expect(press(15_000)).rejects.toMatchObject({ code: 'NOT_DUE' });
      await createStore(portal().provider.db).payments.letGo(JAN_DUE);
      await portal()
        .provider.db.updateTable('invoices')
        .set({ state: 'DUE' })
        .where('ref_invoice', '=', JAN_DUE)
        .execute();
    });

    it.each(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION'] as const)(
      'keeps the amount of its invoice while it is %s, and is the only one',
      async (state) => {
        if (state === 'NEW') at.bank.be('DOWN');
        const address = await start().catch(() => null);
        if (address && state !== 'PENDING') await at.say(address, state);
        expect(await changeAmount(staff({ refInvoice: JAN_DUE, amount: '160,00' }))).toBe('UNDER_WAY');
        expect(await invoice()).toMatchObject({ amount: 15_000, payment: { state } });
        expect(await changeAmount(staff({ refInvoice: JAN_DUE, amount: '150,00' }))).toBe('done');
        at.bank.be('WORKS');
        const again = await start();
        if (address) expect(again).toBe(address);
        const { db } = portal().provider;
        const begun = db.selectFrom('payments').select('open_key').where('ref_invoice', '=', JAN_DUE);
        expect(await begun.execute()).toEqual([{ open_key: JAN_DUE }]);
        await at.say(again, 'REJECTED');
        expect(await changeAmount(staff({ refInvoice: JAN_DUE, amount: '160,00' }))).toBe('done');
        expect(await changeAmount(staff({ refInvoice: JAN_DUE, amount: '150,00' }))).toBe('done');
      },
    );

    it('goes back when the invoice was withdrawn while it was under way (C-91)', async () => {
      const address = await start();
      await cancelInvoice(staff({ refInvoice: JAN_DUE }));
      expect(await invoice()).toMatchObject({ state: 'CANCELED', payment: { state: 'PENDING' } });
      await at.say(address, 'COMPLETED');
      expect(await payment()).toMatchObject({ state: 'COMPLETED', refunds: [{ reason: 'NOT_DUE' }] });
      await portal()
        .provider.db.updateTable('invoices')
        .set({ state: 'DUE' })
        .where('ref_invoice', '=', JAN_DUE)
        .execute();
    });

    it('says by role who has paid meanwhile, also at the desk of the unit', async () => {
      await payAtDesk(staff({ refInvoice: JAN_DUE }));
      await expect(start()).rejects.toMatchObject({ code: 'ALREADY_PAID', data: { role: 'UNIT' } });
    });

    it('is paid back by the bank once, and the patient is told', async () => {
      const address = await start();
      await at.say(address, 'REJECTED');
      await at.say(address, 'COMPLETED');
      const order = at.orderOf(address);
      const parts = {
        ...staff({ extId: order.extOrderId }),
        gateway: at.bank.gateway,
        portalOrigin: 'http://portal.example',
      };
      expect(await payBack(parts)).toBe('done');
      expect(await payBack(parts)).toBe(409);
      expect(order.refunds).toEqual([15_000]);
      expect(await payment()).toMatchObject({ refunds: [{ state: 'DONE', on: '2026-10-20' }] });
      expect((await mails()).at(-1)).toMatch(/^Zwrócono pieniądze: 150,00 zł\n/);
    });

    it.each(['DOWN', 'SLOW'] as const)(
      'leaves the invoice due when the bank is %s, and is one when it is up',
      async (mood) => {
        at.bank.be(mood);
        await expect(start()).rejects.toMatchObject({ code: 'GATEWAY_DOWN' });
        expect(await invoice()).toMatchObject({ state: 'DUE', payment: { state: 'NEW' } });
        at.bank.be('WORKS');
        await start();
        const begun = await portal()
          .provider.db.selectFrom('payments')
          .select('id')
          .where('ref_invoice', '=', JAN_DUE)
          .execute();
        expect(begun).toHaveLength(1);
      },
    );

    it.each(['FOREIGN_HOST', 'FOREIGN_SCHEME', 'NO_SCHEME'] as const)(
      'leads nobody elsewhere when the bank is %s, and the invoice stays due',
      async (mood) => {
        at.bank.be(mood);
        await expect(start()).rejects.toMatchObject({ code: 'FOREIGN_ADDRESS' });
        at.bank.be('WORKS');
        expect(await start()).toContain(at.origin);
      },
    );

    it('is seen by the patient by the role of the guardian who began it (C-42), and audited under who acted', async () => {
      const { db } = portal().provider;
      await db
        .updateTable('account_patients')
        .set({ role: 'WARD', link_state: 'C' })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', 'patient-1007')
        .execute();
      const address = await startedBy(portal(), { as: 'anna.kowalska', ref: STANISLAW_DUE });
      expect(await startedBy(portal(), { as: 'stanislaw.wojcik', ref: STANISLAW_DUE })).toBe(address);
      await at.say(address, 'COMPLETED');
      const his = await (await portal().as('stanislaw.wojcik')).invoices.get({ refInvoice: STANISLAW_DUE });
      expect(his.paid).toMatchObject({ role: 'GUARDIAN', isThisAccount: false });
      const audited = await db
        .selectFrom('audit')
        .select(['account_id', 'action'])
        .where('action', 'in', ['payments.start', 'payments.COMPLETED'])
        .where('patient_id', '=', 'patient-1007')
        .execute();
      expect(audited).toEqual([
        { account_id: 'account-2002', action: 'payments.start' },
        { account_id: 'account-2002', action: 'payments.COMPLETED' },
      ]);
    });
  },
  at.options,
);
