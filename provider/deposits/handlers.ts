import { hashOf, os } from '#provider/core/context.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import type { Whose } from '#provider/core/whose.ts';
import { refusalOf } from './rules.ts';
import { depositView, madeInMonth } from './view.ts';

const list = os.deposits.list.handler(async ({ context }) => {
  const { whose } = await context.access.scope({ action: 'deposits.list' });
  const { deposits, depositSettings } = context.store;
  const rows = await deposits.list(whose);
  const ids = rows.map(({ id }) => id);
  const [movements, payouts] = await Promise.all([deposits.movements(ids), deposits.payouts(ids)]);
  const settings = await depositSettings.payouts();
  const now = context.clock.now().getTime();
  return rows.map((row) => {
    const isOfIt = (one: { deposit_id: string }) => one.deposit_id === row.id;
    const parts = { movements: movements.filter(isOfIt), payouts: payouts.filter(isOfIt) };
    return depositView({ row, ...parts, settings, now });
  });
});

const balances = os.deposits.balances.handler(async ({ context }) => {
  const { whose } = await context.access.scope({ action: 'deposits.balances' });
  const rows = await context.store.deposits.list(whose);
  return rows.map((row) => ({
    depositId: row.id,
    patientId: row.patient_id,
    system: { code: row.system, name: row.system_name },
    availableBalance: row.available_balance,
    currentBalance: row.current_balance,
  }));
});

type OfPatient = Readonly<{ whose: Whose; depositId: string | undefined }>;

/** The deposit that a request names, else the patient's only one, else that of the hospital's own system. */
async function depositOf({ deposits }: StoreInTransaction, { whose, depositId }: OfPatient) {
  const rows = await deposits.list(whose);
  if (depositId !== undefined) return rows.find(({ id }) => id === depositId);
  return rows.length === 1 ? rows[0] : rows.find(({ system }) => system === HOSPITAL_SYSTEM);
}

const request = os.deposits.request.handler(async ({ input, context, errors }) => {
  const { patientId, amount, depositId, key } = input;
  const action = 'deposits.request';
  const patient = await context.access.patient({ patientId, action, madeBy: null });
  const whose = context.access.whoeverMade([patient]);
  const account = await context.account();
  const keyHash =
    key === undefined ? null : hashOf(JSON.stringify([account.id, patientId, amount, depositId, key]));
  const at = context.clock.now();
  const id = newId(at);
  const entry = await context.access.entry({ patientId, action, object: id });
  const status = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const deposit = await depositOf(store, { whose, depositId });
    if (!deposit) throw errors.NOT_FOUND();
    if (keyHash !== null && (await store.deposits.payoutByKey(keyHash))) return 'ACCEPTED';
    const madeThisMonth = madeInMonth(await store.deposits.payouts([deposit.id]), at.getTime());
    const refusal = refusalOf({
      amount,
      available: deposit.available_balance,
      madeThisMonth,
      hasPesel: patient.national_id !== null,
      settings: await store.depositSettings.payouts(),
    });
    if (refusal !== null) return refusal;
    if (!(await store.deposits.changeAvailable({ id: deposit.id, by: -amount })))
      throw new Error('The balance has fallen meanwhile');
    await store.deposits.addPayout({
      id,
      deposit_id: deposit.id,
      amount,
      requested_at: at.getTime(),
      state: 'ACCEPTED',
      settled_on: null,
      reason: null,
      key_hash: keyHash,
    });
    await store.audit.add([entry]);
    return 'ACCEPTED';
  });
  return { status };
});

export const deposits = { list, balances, request };
