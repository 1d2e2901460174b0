import '#tests/support/fixed-seed.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { accounts } from '#provider/seed/people.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { oldToDo, type Said } from './old-way.ts';
import { makeTrue, MATTERS } from './random-matters.ts';

const RANDOM_ACCOUNTS = 120;
const JAN = 'patient-1001';
/** Whose record is down, or who is signed in to nothing. */
const APART: readonly string[] = ['halina.mazur', 'teresa.walczak'];

type Entries = Awaited<ReturnType<ProviderClient['home']['toDo']>>['entries'];

const saidOf = (entries: Entries): Said[] =>
  entries.map(({ area, kind, ref, patientId, urgency, until }) => ({
    what: `${area}.${kind}`,
    id: ref.id,
    patientId,
    urgency,
    until: until === undefined ? undefined : new Date(until).toISOString(),
  }));

const sorted = (said: readonly Said[]) => said.map((one) => JSON.stringify(one)).sort();

describeEachProvider('what waits for an account', (at) => {
  const accountOf = (username: string) =>
    at()
      .provider.db.selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
  const toDo = async (username: string, input: { patientId?: string } = {}) =>
    (await at().as(username)).home.toDo(input);
  const kindsOf = async (username: string, input = {}) =>
    (await toDo(username, input)).entries.map(({ area, kind }) => `${area}.${kind}`);
  const bothWays = async (username: string) => {
    const client = await at().as(username);
    const { id: accountId } = await accountOf(username);
    const old = await oldToDo({ client, accountId, now: at().clock.now() });
    const { entries, notAsked } = await client.home.toDo({});
    expect(notAsked).toBeUndefined();
    return { old: sorted(old), now: sorted(saidOf(entries)) };
  };

  beforeAll(async () => {
    await seedLoad({ db: at().provider.db, clock: at().clock, patients: RANDOM_ACCOUNTS });
  });

  it('is for the people of the clinic what the lists of the areas say', async () => {
    const kinds = new Set<string>();
    for (const { username } of accounts.filter((one) => !('state' in one) && !APART.includes(one.username))) {
      const { old, now } = await bothWays(username);
      expect(now, username).toEqual(old);
      for (const one of now) kinds.add((JSON.parse(one) as Said).what);
    }
    expect(kinds.size).toBeGreaterThan(8);
  });

  it(
    'is the same for accounts of which anything may be true, with their critical results',
    { timeout: 120_000 },
    async () => {
      const { db } = at().provider;
      const matters = fc.sample(MATTERS, RANDOM_ACCOUNTS);
      const kinds = new Map<string, number>();
      for (const [index, those] of matters.entries()) {
        await makeTrue(db, index + 1, those);
        const { old, now } = await bothWays(`load.${String(index + 1).padStart(5, '0')}`);
        expect(now, JSON.stringify(those)).toEqual(old);
        for (const one of now) {
          const { what } = JSON.parse(one) as Said;
          kinds.set(what, (kinds.get(what) ?? 0) + 1);
        }
      }
      expect(kinds.get('results.critical')).toBeGreaterThan(20);
      expect([...kinds.keys()].sort()).toEqual(
        expect.arrayContaining([
          'ages.ownConsent',
          'bookings.canceled',
          'bookings.confirm',
          'bookings.moved',
          'encounters.documents',
          'encounters.questionnaire',
          'given-consents.sign',
          'messages.unread',
          'payments.overdue',
          'questionnaires.visit',
          'results.new',
          'results.newToAsk',
          'telehealth.consent',
          'telehealth.description',
          'telehealth.files',
          'telehealth.join',
        ]),
      );
    },
  );

  it('says of a critical result what the unit says, and whom to call', async () => {
    const { entries } = await toDo('jan.nowak');
    const critical = entries.find(({ kind }) => kind === 'critical');
    const whole = await (
      await at().as('jan.nowak')
    ).results.get({ patientId: JAN, id: critical?.ref.id ?? '' });
    expect(critical).toMatchObject({ patientId: JAN, name: whole.name, words: whole.critical?.text });
    expect(critical?.phone).toBe(whole.critical?.phone);
  });

  it('is of one patient where that one is named, and of nobody else’s', async () => {
    const { entries } = await toDo('anna.kowalska', { patientId: 'patient-1003' });
    const whose = new Set(entries.map(({ patientId }) => patientId));
    expect([...whose].filter((id) => id !== undefined && id !== 'patient-1003')).toEqual([]);
    await expect(toDo('anna.kowalska', { patientId: JAN })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('offers nothing that a link does not allow', async () => {
    const { db } = at().provider;
    const result = db.selectFrom('test_results').select('patient_id').where('id', '=', 'result-221');
    const { patient_id: patientId } = await result.executeTakeFirstOrThrow();
    const link = db
      .updateTable('account_patients')
      .where('account_id', '=', (await accountOf('anna.kowalska')).id)
      .where('patient_id', '=', patientId);
    await db.updateTable('test_values').set({ flag: 'HH' }).where('result_id', '=', 'result-221').execute();
    const input = { patientId };
    const whole = await kindsOf('anna.kowalska', input);
    expect(whole).toContain('results.critical');
    const refused = {
      VISITS: /^(?:results|encounters|declarations|given-consents)\./,
      VIEW: /^(?:questionnaires|payments|declarations|given-consents|telehealth)\.|\.confirm$/,
    };
    for (const [scope, none] of Object.entries(refused)) {
      await link.set({ scope }).execute();
      const narrowed = await kindsOf('anna.kowalska', input);
      expect(
        narrowed.filter((kind) => none.test(kind)),
        scope,
      ).toEqual([]);
      expect(narrowed.sort(), scope).toEqual(
        whole.filter((kind) => !none.test(kind) && narrowed.includes(kind)).sort(),
      );
      if (scope === 'VIEW') expect(narrowed).toContain('results.critical');
    }
    await link.set({ scope: null }).execute();
  });

  it('tells an account that nobody has confirmed of what it has made itself alone', async () => {
    const { db } = at().provider;
    const type = (to: 'AUTHORIZED' | 'UNAUTHORIZED') =>
      db.updateTable('accounts').set({ type: to }).where('username', '=', 'jan.nowak').execute();
    await type('UNAUTHORIZED');
    const kinds = await kindsOf('jan.nowak');
    await type('AUTHORIZED');
    expect(kinds.filter((kind) => /^(?:results|encounters)\.|\.confirm$/.test(kind))).toEqual([]);
    expect(await kindsOf('jan.nowak')).toContain('results.critical');
  });

  it('says which area it could not ask, and loses no other', async () => {
    const { schema } = at().provider.db;
    const before = await kindsOf('jan.nowak');
    await schema.alterTable('invoices').renameTo('invoices_away').execute();
    const { entries, notAsked } = await toDo('jan.nowak');
    await schema.alterTable('invoices_away').renameTo('invoices').execute();
    expect(notAsked).toEqual(['payments']);
    expect(entries.map(({ area, kind }) => `${area}.${kind}`)).toEqual(
      before.filter((kind) => !kind.startsWith('payments.')),
    );
  });

  it('is an outage where a patient’s record is down', async () => {
    await expect(toDo('halina.mazur')).rejects.toThrow();
  });
});
