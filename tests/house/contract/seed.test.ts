import { isDefinedError, safe } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { SEED_PASSWORD } from '#provider/seed/password.ts';
import { accounts, type SeedAccount } from '#provider/seed/people.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const YEARS = { dateFrom: '2024-01-01', dateTo: '2028-01-01' };

/** The provider checks every answer against the contract: a row of the seed that does not fit makes its call fail. */
describe('the made-up clinic, seen through the contract', () => {
  let provider: Provider;
  const clock = movableClock({ now: () => new Date('2026-11-20T11:00:00Z') });
  const client = (token?: string) => provider.client({ token, language: 'pl', requestId: 'test' });

  beforeAll(async () => {
    provider = await createProvider({
      databaseUrl: 'sqlite::memory:',
      clock,
      log: quiet,
      portalOrigin: 'https://portal.example',
      mode: 'test',
    });
  });
  afterAll(() => provider.close());

  const signIn = ({ username }: Pick<SeedAccount, 'username'>) =>
    client().account.signIn({ username, password: SEED_PASSWORD });
  const as = async (username: string) => client((await signIn({ username })).token);

  it('shows guests units, catalogue, settings and links', async () => {
    const guest = client();
    expect(await guest.catalog.units()).toHaveLength(8);
    expect((await guest.settings.portal()).providerName).toBe('Przychodnia pod Lipami');
    expect((await guest.settings.links()).map(({ type }) => type)).toEqual(['O', 'O', 'H', 'H']);

    const entries = await guest.catalog.forBooking();
    expect(new Set(entries.map(({ medicalService }) => medicalService.code)).size).toBe(19);
    const byPhone = entries.filter(({ availabilityInModuleStatus }) => availabilityInModuleStatus === 'T');
    expect(new Set(byPhone.map(({ medicalService }) => medicalService.code))).toEqual(
      new Set(['TELE-INT', 'TELE-NOW']),
    );
  });

  it.each([
    ['jan.nowak', ['Jan']],
    ['anna.kowalska', ['Anna', 'Helena', 'Zofia']],
    ['piotr.zielinski', ['Piotr']],
    ['maria.wisniewska', ['Maria']],
    ['ewa.dabrowska', []],
    ['stanislaw.wojcik', ['Stanisław']],
    ['oleksandr.kovalenko', ['Oleksandr']],
  ])('lets %s act for %o and read their records', async (username, names) => {
    const calls = await as(username);
    const patients = await calls.patients.list();
    expect(patients.map(({ name }) => name)).toEqual(names);
    for (const { id: patientId } of patients) await readRecordsOf({ calls, patientId });
  });

  it('hides from Piotr, who is not confirmed, what the staff booked for him', async () => {
    const bookings = await (await as('piotr.zielinski')).bookings.list(YEARS);
    expect(bookings.map(({ service }) => service.code)).toEqual(['UBEZP']);
  });

  const stopped: readonly SeedAccount[] = accounts.filter((account) => 'state' in account);
  it.each(stopped)('stops $username: $state', async (account) => {
    await expect(signIn(account)).rejects.toMatchObject({ data: { errorCode: account.state } });
  });

  it('fails every call for Halina’s records', async () => {
    const calls = await as('halina.mazur');
    await expect(calls.bookings.list({ patientId: 'patient-1009', ...YEARS })).rejects.toThrow();
  });
});

async function readRecordsOf({ calls, patientId }: { calls: ProviderClient; patientId: string }) {
  const bookings = await calls.bookings.list({ patientId, ...YEARS });
  for (const { system, systemId } of bookings) await calls.bookings.get({ system, id: systemId });
  await calls.declarations.forPatient({ patientId });
  // Somebody whom only the clinic knows has no record in the hospital's system, and that is told.
  const [error] = await safe(calls.declarations.hospitalForPatient({ patientId }));
  if (error && !(isDefinedError(error) && error.code === 'UNKNOWN_TO_HOSPITAL')) throw error;
  await calls.catalog.forPatient({ patientId });
}
