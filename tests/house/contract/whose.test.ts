import { expect, expectTypeOf, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import { describeEachProvider } from '#tests/support/providers.ts';

type Queries = Pick<
  StoreInTransaction,
  'bookings' | 'declarations' | 'encounters' | 'partners' | 'prescriptions' | 'results' | 'waitingList'
>;

const during = { from: 0, before: 1 };
const key = { system: 'AMMS', systemId: 'booking-3001' };

/** Never called: what a handler must not be able to write does not compile. */
export const refusedByTheCompiler = (store: Queries, patientIds: string[], patientId: string) => [
  // @ts-expect-error ids do not say who made the rows
  store.bookings.list({ whose: { patientIds }, during }),
  // @ts-expect-error nobody writes by hand whose rows may be read
  store.bookings.list({ whose: { patientIds, own: undefined }, during }),
  // @ts-expect-error a query over patients' rows is not asked without it
  store.bookings.list({ during }),
  // @ts-expect-error one booking is read as strictly as a list
  store.bookings.byKey(key),
  // @ts-expect-error a count is of somebody's bookings
  store.bookings.countScheduled({ whose: patientIds, now: 0 }),
  // @ts-expect-error a visit is somebody's
  store.bookings.visits({ patientId, serviceCode: 'INT' }),
  // @ts-expect-error a declaration is somebody's
  store.declarations.own(patientId),
  // @ts-expect-error a visit that has taken place is somebody's
  store.encounters.list({ from: 0, before: 1, skip: 0, limit: 1 }),
  // @ts-expect-error so is one of them
  store.encounters.byId({ id: patientId }),
  // @ts-expect-error and each of its documents
  store.encounters.hasDocument({ id: patientId }),
  // @ts-expect-error a result is somebody's
  store.results.list({ from: 0, before: 1, skip: 0, limit: 1 }),
  // @ts-expect-error so is one of them, by either of its ids
  [store.results.byId({ id: patientId }), store.results.byEitherId({ id: patientId })],
  // @ts-expect-error who waits for what is nobody else's matter
  store.waitingList.list({ from: '', before: '', skip: 0, limit: 1 }),
  // @ts-expect-error nor is what partners may see
  store.partners.sharings({ patientIds }),
  // @ts-expect-error a medicine is somebody's
  store.prescriptions.takenDrugs(patientId),
];

it('whose rows are read is known to access and to the queries alone', () => {
  expectTypeOf<Whose>().not.toHaveProperty('patientIds');
  expectTypeOf<Whose>().not.toHaveProperty('own');
  expectTypeOf<Awaited<ReturnType<CallContext['access']['scope']>>['whose']>().toEqualTypeOf<Whose>();
  expectTypeOf<{ patientIds: string[]; own: undefined }>().not.toExtend<Whose>();
});

describeEachProvider('an account that is not confirmed', (at) => {
  it('finds neither in a list nor by its number what it did not make itself', async () => {
    const { provider, as } = at();
    const of = (query: 'is' | 'is not') =>
      provider.db
        .selectFrom('bookings')
        .select('system_id')
        .where('patient_id', '=', 'patient-1005')
        .where('account_id', query, null)
        .execute();
    const [byStaff, byPiotr] = [await of('is'), await of('is not')];
    expect([byStaff.length, byPiotr.length]).toEqual([1, 1]);

    const piotr = await as('piotr.zielinski');
    const listed = await piotr.bookings.list({ dateFrom: '2024-01-01', dateTo: '2028-01-01' });
    expect(listed.map(({ systemId }) => systemId)).toEqual(byPiotr.map(({ system_id }) => system_id));
    const get = (id = '') => piotr.bookings.get({ system: 'AMMS', id });
    await expect(get(byPiotr[0]?.system_id)).resolves.toBeDefined();
    await expect(get(byStaff[0]?.system_id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

const HELENA = 'patient-1004';
const ALL_DAYS = { dateFrom: '2024-01-01', dateTo: '2028-01-01' };
const PART = { after: '2020-01-01T00:00:00Z', before: '2030-01-01T00:00:00Z', pageIndex: 0, pageSize: 10 };

describeEachProvider('a patient who is not confirmed, of an account that is (AP-17)', (at) => {
  const confirm = (authorized: 0 | 1) =>
    at().provider.db.updateTable('patients').set({ authorized }).where('id', '=', HELENA).execute();
  const asAnna = () => at().as('anna.kowalska');
  const madeBy = async (query: 'is' | 'is not') => {
    const bookings = at().provider.db.selectFrom('bookings').select('system_id');
    const rows = await bookings.where('patient_id', '=', HELENA).where('account_id', query, null).execute();
    return rows.map(({ system_id }) => system_id);
  };
  const listedOf = async (client: ProviderClient) => {
    const all = await client.bookings.list(ALL_DAYS);
    const ids = (isHers: boolean) =>
      all.filter(({ patient }) => (patient.id === HELENA) === isHers).map(({ systemId }) => systemId);
    return { hers: ids(true), others: ids(false) };
  };

  it('is there, with what the account made and nothing else', async () => {
    const { provider } = at();
    const before = await listedOf(await asAnna());
    const [first] = await madeBy('is not');
    await provider.db
      .updateTable('bookings')
      .set({ account_id: null })
      .where('system_id', '=', first ?? '')
      .execute();
    await confirm(0);

    const anna = await asAnna();
    const helena = (await anna.patients.list()).find(({ id }) => id === HELENA);
    expect(helena).toMatchObject({ authorized: false });
    const after = await listedOf(anna);
    expect(after.hers.sort()).toEqual((await madeBy('is not')).sort());
    expect(after.hers).not.toContain(first);
    expect(after.others).toEqual(before.others);
    await expect(anna.bookings.get({ system: 'AMMS', id: first ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await confirm(1);
    expect((await listedOf(await asAnna())).hers).toContain(first);
  });

  it.each([
    ['encounters', (client: ProviderClient) => client.encounters.list({ patientId: HELENA, ...PART })],
    ['results', (client: ProviderClient) => client.results.list({ patientId: HELENA, ...PART })],
    ['the waiting list', (client: ProviderClient) => client.waitingList.list({ patientId: HELENA, ...PART })],
    ['consents', (client: ProviderClient) => client.partners.consents({ patientId: HELENA })],
  ])('has no %s to see', async (_what, ask) => {
    await expect(ask(await asAnna())).resolves.toBeDefined();
    await confirm(0);
    await expect(ask(await asAnna())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await confirm(1);
  });

  it('has neither declarations nor medicines to see', async () => {
    const asked = async () => {
      const anna = await asAnna();
      return Promise.all([
        anna.declarations.hospitalForPatient({ patientId: HELENA }),
        anna.declarations.forPatient({ patientId: HELENA }),
        anna.bookings.frequentlyTakenDrugs({ a: 'AMMS', b: HELENA }),
      ]);
    };
    expect((await asked()).flat()).not.toEqual([]);
    await confirm(0);
    expect(await asked()).toEqual([[], [], []]);
    await confirm(1);
  });
});
