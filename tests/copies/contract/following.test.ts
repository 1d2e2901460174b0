import { beforeEach, expect, it } from 'vitest';
import { forgetCopies } from '#provider/copies/rounds.ts';
import { changeAmount } from '#provider/payments/bench/moves.ts';
import { describeEachEngine, describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { afresh, asked, move, pay, put } from './scene.ts';

const PRICED = 'copy-2';
const FREE = 'copy-3';
const DAY = 24 * 3_600_000;
const later = (ms: number) => new Date(Date.parse(START) + ms).toISOString();

describeEachProvider('a request for copies', (at) => {
  beforeEach(() => afresh(at(), START));
  const jan = async () => (await at().as('jan.nowak')).copies;
  const act = (id: string, to: string, fields?: object) => move(at(), { id, to, ...(fields && { fields }) });
  const mails = () => at().provider.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  /** A new one that is accepted, with this price. */
  async function priced(price: string) {
    const { id } = await (await jan()).ask(asked());
    await act(id, 'accept');
    await act(id, 'price', { price });
    return id;
  }

  it('is among those of the account, the newest first, of a time or all', async () => {
    const copies = await jan();
    const all = await copies.list({});
    expect(all.map(({ state }) => state)).toEqual([
      ...['REGISTERED', 'ACCEPTED', 'PREPARED', 'ACCEPTED', 'COMPLETED', 'REJECTED', 'REJECTED', 'ACCEPTED'],
    ]);
    expect(all[3]?.authorizedPerson?.lastName).toBe('Nowak');
    const open = await copies.list({ onlyUncompleted: 'true' });
    expect(open.length).toBe(5);
    expect(await copies.list({ onlyUncompleted: 'false' })).toEqual(all);
    const { registeredAt } = all[2]!;
    const registeredAfter = Date.parse(registeredAt);
    expect((await copies.list({ registeredAfter })).length).toBe(3);
    expect((await copies.list({ registeredBefore: registeredAfter })).length).toBe(5);
    for (const wrong of [{ registeredAfter: 1_760_000_000 }, { onlyUncompleted: 'x' as 'true' }])
      await expect(copies.list(wrong)).rejects.toMatchObject({ status: 400 });
  });

  it('is nobody’s who may not see it, and Anna has none', async () => {
    const anna = (await at().as('anna.kowalska')).copies;
    expect(await anna.list({})).toEqual([]);
    for (const id of [FREE, 'x']) {
      await expectRefusal(anna.get({ id }), 'NOT_FOUND');
      await expectRefusal(anna.getByOtherPath({ id }), 'NOT_FOUND');
      await expectRefusal(anna.attachment({ id, attId: `${FREE}-file` }), 'NOT_FOUND');
      await expectRefusal(anna.acceptPrice({ id, amount: 1 }), 'NOT_FOUND');
    }
    await expect(at().guest().copies.list({})).rejects.toMatchObject({ status: 401 });
    await expectRefusal((await jan()).attachment({ id: FREE, attId: 'copy-9-file' }), 'NOT_FOUND');
  });

  it('stays readable without files once its account is not AUTHORIZED (AP-74)', async () => {
    const piotr = (await at().as('piotr.zielinski')).copies;
    const [one] = await piotr.list({});
    expect(one).toMatchObject({ id: 'copy-9', state: 'PREPARED', attachments: [] });
    expect(one?.availableUntil).toBeUndefined();
    await expectRefusal(piotr.attachment({ id: 'copy-9', attId: 'copy-9-file' }), 'NOT_FOUND');
  });

  it('goes its way: accepted, prepared, fetched as often as one likes, over', async () => {
    const copies = await jan();
    const { id } = await copies.ask(asked());
    expect(await act(id, 'prepare')).toBe(409);
    expect(await act(id, 'accept')).toEqual({ id });
    expect(await act(id, 'accept')).toBe(409);
    expect(await act(id, 'prepare')).toEqual({ id });
    const { attachments, availableUntil, state } = await copies.get({ id });
    expect([state, availableUntil]).toEqual(['PREPARED', later(30 * DAY)]);
    const asks = { id, attId: attachments[0]!.id };
    for (let turn = 0; turn < 3; turn += 1) {
      const file = await copies.attachment(asks);
      expect([file.name, file.size]).toEqual(['kopia-dokumentacji.pdf', attachments[0]!.size]);
    }
    expect((await copies.get({ id })).state).toBe('PREPARED');
    expect(await act(id, 'complete')).toEqual({ id });
    expect((await copies.get({ id })).attachments.length).toBe(1);
    expect(await act(id, 'reject')).toBe(409);
    expect(await act('x', 'accept')).toBe(404);
    expect(await act(id, 'x')).toBe(404);
  });

  it('is refused with a reason or without, and is so no more', async () => {
    const copies = await jan();
    const [one, two] = [await copies.ask(asked()), await copies.ask(asked())];
    await act(one.id, 'reject', { reason: 'Brak dokumentu.' });
    await act(two.id, 'reject');
    expect(await copies.get({ id: one.id })).toMatchObject({ state: 'REJECTED', reason: 'Brak dokumentu.' });
    expect((await copies.get({ id: two.id })).reason).toBeUndefined();
    expect(await act(one.id, 'accept')).toBe(409);
  });

  it('waits with a price for a yes that names it, and nothing is prepared before (B-102)', async () => {
    const copies = await jan();
    expect(await act(PRICED, 'prepare')).toBe(409);
    expect((await copies.get({ id: PRICED })).price).toEqual({ amount: 4_500, isYesAwaited: true });
    const id = await priced('45,00');
    const wrong = copies.acceptPrice({ id, amount: 4_499 });
    await expectRefusal(wrong, 'PRICE_CHANGED', { amount: 4_500 });
    const agreed = await copies.acceptPrice({ id, amount: 4_500 });
    expect(agreed).toMatchObject({
      price: { amount: 4_500, isYesAwaited: false, agreedAt: START },
      isPaid: false,
    });
    expect(await copies.acceptPrice({ id, amount: 4_500 })).toEqual(agreed);
    const refInvoice = agreed.refInvoice ?? '';
    const due = await (await at().as('jan.nowak')).invoices.toPay({});
    expect(due.find((one) => one.refInvoice === refInvoice)).toMatchObject({
      amount: 4_500,
      of: { kind: 'COPIES', id },
    });
    await act(id, 'price', { price: '60' });
    const higher = await copies.get({ id });
    expect(higher.price).toMatchObject({ amount: 6_000, isYesAwaited: true });
    expect(higher.refInvoice).toBeUndefined();
    await expectRefusal(copies.acceptPrice({ id, amount: 4_500 }), 'PRICE_CHANGED', { amount: 6_000 });
    await copies.acceptPrice({ id, amount: 6_000 });
    // A lower one needs no yes, and has an invoice of its own.
    await act(id, 'price', { price: '10,50' });
    const lower = await copies.get({ id });
    expect(lower.price).toMatchObject({ amount: 1_050, isYesAwaited: false });
    expect(lower.refInvoice).not.toBe(refInvoice);
    const open = await (await at().as('jan.nowak')).invoices.toPay({});
    expect(open.filter(({ of }) => of.kind === 'COPIES' && of.id === id).map(({ amount }) => amount)).toEqual(
      [1_050],
    );
  });

  it('gives no file before its payment is certain, and 30 days from then (B-103)', async () => {
    const copies = await jan();
    const id = await priced('45,00');
    const { refInvoice = '' } = await copies.acceptPrice({ id, amount: 4_500 });
    await act(id, 'prepare');
    const unpaid = await copies.get({ id });
    expect(unpaid).toMatchObject({ state: 'PREPARED', isPaid: false, attachments: [] });
    const { id: attId } = await at()
      .provider.db.selectFrom('copy_request_files')
      .select('id')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    await expectRefusal(copies.attachment({ id, attId }), 'NOT_FOUND');
    at().clock.set(later(31 * DAY));
    expect(await pay(at(), refInvoice)).toBe('done');
    const paid = await copies.get({ id });
    expect(paid).toMatchObject({
      isPaid: true,
      attachments: [{ id: attId }],
      availableUntil: later(61 * DAY),
    });
    expect((await copies.attachment({ id, attId })).size).toBeGreaterThan(0);
    expect(await act(id, 'complete')).toEqual({ id });
  });

  it('lets its files go at the end of the 30 days, and is COMPLETED by that', async () => {
    const copies = await jan();
    const { id } = await copies.ask(asked());
    await act(id, 'accept');
    await act(id, 'prepare');
    const { attachments } = await copies.get({ id });
    const asks = { id, attId: attachments[0]!.id };
    const parts = { db: at().provider.db, clock: at().clock };
    at().clock.set(later(30 * DAY - 60_000));
    await forgetCopies(parts);
    expect((await copies.attachment(asks)).size).toBeGreaterThan(0);
    at().clock.set(later(30 * DAY));
    const over = await copies.get({ id });
    expect(over).toMatchObject({ state: 'COMPLETED', completedAt: later(30 * DAY), attachments: [] });
    expect((await copies.list({ onlyUncompleted: 'true' })).map((one) => one.id)).not.toContain(id);
    await expectRefusal(copies.attachment(asks), 'NOT_FOUND');
    await forgetCopies(parts);
    const left = at().provider.db.selectFrom('copy_request_files').selectAll().where('request_id', '=', id);
    expect(await left.execute()).toEqual([]);
    expect(await copies.get({ id })).toEqual(over);
  });

  it('keeps its price once it is paid, and no invoice of it is changed elsewhere', async () => {
    const copies = await jan();
    const id = await priced('45,00');
    const { refInvoice = '' } = await copies.acceptPrice({ id, amount: 4_500 });
    const { provider, clock } = at();
    const fields = { refInvoice, amount: '100' };
    expect(await changeAmount({ db: provider.db, clock, fields })).toBe(409);
    await pay(at(), refInvoice);
    expect(await act(id, 'price', { price: '60' })).toBe(409);
    expect(await act(id, 'reject')).toBe(409);
    expect(await act(id, 'price', { price: 'x' })).toBe(400);
  });

  it('is told of to whoever may see it, with its number and nothing of health', async () => {
    const id = await priced('45,00');
    await (await jan()).acceptPrice({ id, amount: 4_500 });
    await act(id, 'prepare');
    const told = (await mails()).filter(({ link }) => link?.endsWith(id));
    expect(told.map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 3 }, () => 'jan.nowak@example.com'),
    );
    const { number } = await (await jan()).get({ id });
    for (const { text, subject } of told) {
      expect(`${subject} ${text}`).toContain(number);
      expect(text).toContain(`/benefits/cdocrequests/${id}`);
      expect(`${subject} ${text}`).not.toMatch(/dokumentacj|karta|Nowak/i);
    }
  });

  it('fails where the staff lets it, and of Halina in every way', async () => {
    await put(at(), 'copies', { failing: ['copies.list', 'copies.acceptPrice.answer'] });
    const copies = await jan();
    await expect(copies.list({})).rejects.toThrow();
    await expect(copies.acceptPrice({ id: PRICED, amount: 4_500 })).rejects.toThrow();
    await put(at(), 'copies', {});
    expect((await (await jan()).get({ id: PRICED })).price?.isYesAwaited).toBe(false);
    await expect((await at().as('halina.mazur')).copies.list({})).rejects.toThrow();
  });

  it('leaves an entry in the audit of what is asked, agreed and done', async () => {
    const { db } = at().provider;
    const id = await priced('45,00');
    await (await jan()).acceptPrice({ id, amount: 4_500 });
    const written = await db
      .selectFrom('audit')
      .select('action')
      .where('object', '=', id)
      .where('action', 'not in', ['copies.get', 'copies.list'])
      .orderBy('action')
      .execute();
    expect(written.map(({ action }) => action)).toEqual([
      ...['bench.copies.accept', 'bench.copies.price', 'copies.acceptPrice', 'copies.ask'],
    ]);
  });
});

describeEachEngine('a yes to a price at once with another price', (at) => {
  beforeEach(() => afresh(at(), START));

  it('leaves one invoice at most, of the price that stands', async () => {
    const { copies } = await at().as('jan.nowak');
    for (let round = 0; round < 5; round += 1) {
      await afresh(at(), START);
      const { id } = await copies.ask(asked());
      await move(at(), { id, to: 'accept' });
      await move(at(), { id, to: 'price', fields: { price: '45' } });
      const yes = Array.from({ length: 5 }, () =>
        copies.acceptPrice({ id, amount: 4_500 }).catch(() => null),
      );
      await Promise.all([...yes, move(at(), { id, to: 'price', fields: { price: '60' } })]);
      const due = await at()
        .provider.db.selectFrom('invoices')
        .select('amount')
        .where('of_id', '=', id)
        .where('state', '=', 'DUE')
        .execute();
      const now = await copies.get({ id });
      expect(now.price?.amount).toBe(6_000);
      expect(due).toEqual(now.refInvoice ? [{ amount: 6_000 }] : []);
      expect(now.price?.isYesAwaited).toBe(true);
    }
  });
});
