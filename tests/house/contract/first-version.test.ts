import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase, type StoreMigration } from '#database/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { migrations } from '#provider/generated/migrations.ts';
import { createProvider } from '#provider/index.ts';
import { PASSWORD } from '#tests/support/providers.ts';
import { engines, freshStore, type Engine, type TestStore } from '#tests/support/stores.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

/** When the fixtures were made; their headers say how. */
const NOW = '2026-11-20T13:05:00.000Z';
const SECRET = 'the-secret-of-the-first-version!';
const YEARS = { dateFrom: '2024-01-01', dateTo: '2028-01-01' };
/** The bookings that jan.nowak had made in the first version, beside the nine of the seed. */
const MADE = '01a1f90ad880df78ef554fb9eb5fcd4d';
const CANCELED = '01a1f90ad880869a827d39deff13925a';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const dumpOf = (name: 'provider' | 'portal') =>
  readFileSync(new URL(`first-version/${name}.sql`, import.meta.url), 'utf8');

type Fixture = { engine: Engine; name: 'provider' | 'portal'; firstStep: Record<string, StoreMigration> };

/** A store as the first version left it: on SQLite the very file; on PostgreSQL its rows in what its migration makes. */
async function storeOfFirstVersion({ engine, name, firstStep }: Fixture): Promise<TestStore> {
  const store = await freshStore(engine);
  if (engine === 'sqlite') {
    const file = sqliteFile(store.url.slice('sqlite:'.length));
    file.exec('pragma foreign_keys = off');
    file.exec(dumpOf(name));
    file.close();
    return store;
  }
  const db = openDatabase<unknown>(store.url);
  await migrate(db, firstStep);
  const rows = dumpOf(name)
    .split(/;\n/)
    .filter((statement) => statement.startsWith('insert into') && !statement.includes('"kysely_'));
  await sql.raw(rows.join(';\n')).execute(db);
  await db.destroy();
  return store;
}

const only = (steps: Record<string, StoreMigration>, name: string) => {
  const step = steps[name];
  if (!step) throw new Error(`${name} has gone`);
  return { [name]: step };
};

const bookingsIn = (db: Kysely<Tables>) =>
  db
    .selectFrom('bookings')
    .select(['system_id', 'patient_id', 'account_id', 'availability_id', 'starts_at', 'status'])
    .orderBy('system_id')
    .execute();

describe.each(engines)('a store of the first version that landed, on %s', (engine) => {
  it('has all its bookings, accounts, holds and sessions, and the provider answers with them', async () => {
    const firstStep = only(migrations, '001-clinic');
    const store = await storeOfFirstVersion({ engine, name: 'provider', firstStep });
    const asItWas = openDatabase<Tables>(store.url);
    const before = {
      bookings: await bookingsIn(asItWas),
      accounts: await asItWas.selectFrom('accounts').selectAll().orderBy('id').execute(),
      sessions: await asItWas.selectFrom('sessions').selectAll().orderBy('token_hash').execute(),
      holds: await asItWas.selectFrom('slot_holds').selectAll().execute(),
      audit: await asItWas.selectFrom('audit').selectAll().orderBy('id').execute(),
    };
    await asItWas.destroy();
    expect([before.bookings.length, before.accounts.length]).toEqual([31, 15]);

    const clock = movableClock({ now: () => new Date(NOW) });
    const options = { databaseUrl: store.url, clock, log: quiet, portalOrigin: 'https://portal.example' };
    const provider = await createProvider(options);
    expect({
      bookings: await bookingsIn(provider.db),
      accounts: await provider.db.selectFrom('accounts').selectAll().orderBy('id').execute(),
      sessions: await provider.db.selectFrom('sessions').selectAll().orderBy('token_hash').execute(),
      holds: await provider.db.selectFrom('slot_holds').selectAll().execute(),
      audit: await provider.db.selectFrom('audit').selectAll().orderBy('id').execute(),
    }).toEqual({
      ...before,
      accounts: before.accounts.map((account) => ({
        ...account,
        blocked_until: null,
        phone_required: 0,
        sentinel: null,
        merge_with: null,
        preferred_channel: 'EMAIL',
        version: 1,
        created_at: 0,
        marketing_consent: 0,
        marketing_at: null,
        marketing_version: null,
        reminder_days: 2,
        deleted_at: null,
      })),
      sessions: before.sessions.map((session) => ({ ...session, short_for: null, identity_session: null })),
      holds: before.holds.map((hold) => ({
        ...hold,
        his_booking_id: `${hold.account_id}-${hold.starts_at}`,
      })),
    });

    const guest = provider.client({ language: 'pl', requestId: 'test' });
    const { token } = await guest.account.signIn({ username: 'jan.nowak', password: PASSWORD });
    const jan = provider.client({ token, language: 'pl', requestId: 'test' });
    const listed = await jan.bookings.list(YEARS);
    const ofJan = before.bookings.filter(({ patient_id }) => patient_id === 'patient-1001');
    expect(listed.map(({ systemId }) => systemId).sort()).toEqual(ofJan.map(({ system_id }) => system_id));
    const statusOf = (id: string) => listed.find(({ systemId }) => systemId === id)?.status;
    expect([statusOf(MADE), statusOf(CANCELED)]).toEqual(['SCHEDULED', 'CANCELED']);
    for (const { system, systemId } of listed) await jan.bookings.get({ system, id: systemId });
    await jan.bookings.cancel({ system: 'AMMS', id: MADE });
    await provider.close();
    await store.drop();
  });

  it('has the portal’s session, draft and kept answer, and the portal reads them', async () => {
    const firstStep = only(portalMigrations, '001-sessions-and-forms');
    const store = await storeOfFirstVersion({ engine, name: 'portal', firstStep });
    const db = openDatabase<PortalTables>(store.url);
    await migrate(db, portalMigrations);
    const portal = createPortalStore({ db, secret: SECRET });
    const now = Date.parse(NOW);
    const accountId = 'account-2001';

    expect(await portal.sessions.find({ id: 'browser-of-jan', now })).toMatchObject({
      accountId,
      isLive: true,
      hasKeptAnswers: true,
      hasDrafts: true,
      hasSecondSteps: false,
    });
    const drafts = await portal.drafts.list({ accountId, now });
    expect(drafts.map(({ journey, answers }) => ({ journey, answers: answers() }))).toEqual([
      { journey: 'new-booking', answers: { patient: 'patient-1001', service: 'INT' } },
    ]);
    const place = { browserId: 'browser-of-jan', path: '/bookings' };
    const kept = await portal.keptAnswers.find({ ...place, accountId, ended: null });
    expect(kept).toEqual({ dateFrom: '2026-11-20', text: 'wpisane' });
    await portal.close();
    await store.drop();
  });
});
