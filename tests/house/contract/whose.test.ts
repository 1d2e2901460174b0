import { expect, expectTypeOf, it } from 'vitest';
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
  store.bookings.list({ whose: { patientIds, madeBy: undefined }, during }),
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
  expectTypeOf<Whose>().not.toHaveProperty('madeBy');
  expectTypeOf<Awaited<ReturnType<CallContext['access']['scope']>>['whose']>().toEqualTypeOf<Whose>();
  expectTypeOf<{ patientIds: string[]; madeBy: string }>().not.toExtend<Whose>();
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
