import { beforeAll, expect, it } from 'vitest';
import { hashOf } from '#provider/core/context.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';

const [ANNA, ZOFIA, HELENA] = ['patient-1002', 'patient-1003', 'patient-1004'];
const OLEKSANDR_FILE = '/mpi/accounts/mpi-user/patients/patient-1008/attachments/person-file-9501';

/** A value that stands in an address stands, whatever a query or a body says beside it. */
describeEachProvider('a call by its address', (at) => {
  const tokens = { anna: 'a'.repeat(43), oleksandr: 'o'.repeat(43) };

  beforeAll(async () => {
    const { db } = at().provider;
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'username'])
      .where('username', 'in', ['anna.kowalska', 'oleksandr.kovalenko'])
      .execute();
    for (const { id, username } of rows) {
      const token = username === 'anna.kowalska' ? tokens.anna : tokens.oleksandr;
      const created_at = Date.parse(START);
      const session = { account_id: id, created_at, expires_at: created_at + 3_600_000 };
      await db
        .insertInto('sessions')
        .values({ ...session, token_hash: hashOf(token) })
        .execute();
    }
  });

  const call = (path: string, init: RequestInit = {}, token = tokens.anna) =>
    at().provider.fetch(
      new Request(`https://provider.example${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    );
  const person = (id: string) =>
    at().provider.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('changes whom the address names, not whom the body names', async () => {
    const before = await person(ZOFIA);
    const address = { street: 'ul. Polna', houseNumber: '7', postalCode: '20-400', city: 'Opole' };
    const body = JSON.stringify({ id: ZOFIA, address });
    const { status } = await call(`/mpi/accounts/mpi-user/patients/${HELENA}`, { method: 'PUT', body });
    expect(status).toBe(200);
    expect(await person(ZOFIA)).toEqual(before);
    expect(await person(HELENA)).toMatchObject({ city: 'Opole', house_number: '7' });
  });

  it('reads of whom the address names, not of whom the query names', async () => {
    const read = async (query: string) =>
      (await call(`/mpi/accounts/mpi-user/ampa/${ZOFIA}/check${query}`)).json() as Promise<unknown>;
    expect(await read(`?id=${ANNA}`)).toEqual(await read(''));
    expect(await read('')).toEqual({ value: false });
  });

  it('hands a file out to be saved, and as what its type says', async () => {
    const { db } = at().provider;
    const value = JSON.stringify({ attachmentsVisible: true });
    await db.deleteFrom('settings').where('key', '=', 'registration').execute();
    await db.insertInto('settings').values({ key: 'registration', value }).execute();
    const { status, headers } = await call(OLEKSANDR_FILE, {}, tokens.oleksandr);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
