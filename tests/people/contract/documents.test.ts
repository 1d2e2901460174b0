import { beforeAll, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { refusalOf } from '#tests/support/refusals.ts';

const [JAN, PIOTR] = ['patient-1001', 'patient-1005'];
const OLEKSANDR = { documentNumber: 'FX481516', countryCode: 'UA' };
const NOBODY = { documentNumber: 'FX481517', countryCode: 'UA' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachProvider('a document that somebody else has', (at) => {
  let bench: ReturnType<typeof createBench>;
  beforeAll(() => {
    const { provider, clock } = at();
    const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  const clear = async (id: string, move: string) =>
    (
      await bench.request(`/patients/${id}/document/${move}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: '{}',
      })
    ).status;
  const list = async () => (await bench.request('/patients', { headers: { accept: 'text/html' } })).text();
  const row = (id: string) =>
    at().provider.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('is saved and shown like one that nobody has, also however it is spaced', async () => {
    const tried = async (identity: object) => {
      const jan = await at().as('jan.nowak');
      const { version: _, ...answer } = { version: 0, ...(await jan.patients.update({ id: JAN, identity })) };
      const { person } = await (await at().as('jan.nowak')).people.get({ id: JAN });
      expect(person.identity).toMatchObject(identity);
      return { ...answer, identity: Object.keys(answer.identity) };
    };
    const unknown = await tried(NOBODY);
    expect(await tried(OLEKSANDR)).toEqual(unknown);
    expect(await tried({ ...OLEKSANDR, documentNumber: 'fx 481-516' })).toEqual(unknown);
    expect(await row(JAN)).toMatchObject({
      document_number: 'fx 481-516',
      undoubted_number: NOBODY.documentNumber,
      undoubted_country: 'UA',
    });
  });

  it('is still the other one’s to whoever looks for it, and nothing of it changes with an address', async () => {
    const before = await row(JAN);
    const jan = await at().as('jan.nowak');
    const identity = { documentNumber: before.document_number ?? '', countryCode: 'UA' };
    await jan.patients.update({
      id: JAN,
      identity,
      address: { houseNumber: '9', postalCode: '20-400', city: 'Lublin' },
    });
    expect(await row(JAN)).toMatchObject({
      document_doubted_at: before.document_doubted_at,
      house_number: '9',
    });
    const anna = await at().as('anna.kowalska');
    const sought = { ...OLEKSANDR, birthDate: '1961-09-14', gender: 'MALE' as const };
    const found = await anna.enrolment.find({
      patientRole: 'WARD',
      name: 'Ola',
      lastName: 'Nowa',
      identity: sought,
    });
    expect(found.answer).toBe('LINK');
    const { patient_id: patientId } = await at()
      .provider.db.selectFrom('look_ups')
      .select('patient_id')
      .orderBy('made_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(patientId).not.toBe(JAN);
  });

  it('is cleared by the unit: what stood there before comes back', async () => {
    expect(await list()).toContain('Dokumenty, które mają dwie osoby');
    expect(await clear(JAN, 'nothing')).toBe(404);
    // Who has no PESEL would have nothing left.
    expect(await clear(JAN, 'give')).toBe(409);
    expect(await clear(JAN, 'restore')).toBe(200);
    expect(await row(JAN)).toMatchObject({
      document_number: NOBODY.documentNumber,
      document_doubted_at: null,
    });
    expect(await clear(JAN, 'restore')).toBe(404);
    expect(await list()).not.toContain('Dokumenty, które mają dwie osoby');
  });

  it('is cleared by the unit: it is the one’s who has changed to it', async () => {
    const piotr = await at().as('piotr.zielinski');
    await piotr.patients.update({ id: PIOTR, identity: NOBODY });
    expect(await clear(PIOTR, 'give')).toBe(200);
    expect(await row(PIOTR)).toMatchObject({
      document_number: NOBODY.documentNumber,
      document_doubted_at: null,
    });
    expect(await row(JAN)).toMatchObject({ document_number: null, document_country: 'PL' });
  });

  it('is tried five times an hour and twenty times a day, and any document counts', async () => {
    const piotr = await at().as('piotr.zielinski');
    const change = (number: number) =>
      piotr.patients.update({ id: PIOTR, identity: { documentNumber: `CC${number}`, countryCode: 'DE' } });
    for (const number of [1, 2, 3, 4]) await change(number);
    const before = await row(PIOTR);
    const refused = await refusalOf(change(5));
    expect(refused).toMatchObject({ code: 'TOO_MANY_DOCUMENTS', defined: true });
    expect(await row(PIOTR)).toEqual(before);
    // The same document, also in another spelling, and none are no try.
    await change(4);
    const { document_number: number } = await row(PIOTR);
    const spaced = { documentNumber: (number ?? '').toLowerCase().split('').join(' '), countryCode: 'DE' };
    await piotr.patients.update({ id: PIOTR, identity: spaced });
    await piotr.patients.update({ id: PIOTR, identity: {} });
    at().clock.set((refused.data as { until: string }).until);
    await piotr.patients.update({ id: PIOTR, identity: { documentNumber: 'CC6', countryCode: 'DE' } });
    at().clock.reset();
  });
});
