import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { openDatabase } from '#database/index.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { seedLoad } from '#provider/seed/load.ts';
import type { Tables } from '#provider/generated/tables.ts';

export type Stores = {
  provider: Kysely<Tables>;
  portal: Kysely<PortalTables>;
  close(): Promise<void>;
};

/** Where a portal keeps its two stores when nothing else is set. */
export const storesIn = (folder: string) => ({
  providerStore: `sqlite:${join(folder, 'provider.sqlite')}`,
  portalStore: `sqlite:${join(folder, 'portal.sqlite')}`,
});

/** Opens the stores of a running portal beside it. */
export function openStores({
  providerStore,
  portalStore,
}: {
  providerStore: string;
  portalStore: string;
}): Stores {
  const provider = openDatabase<Tables>(providerStore);
  const portal = openDatabase<PortalTables>(portalStore);
  return {
    provider,
    portal,
    close: () => Promise.all([provider.destroy(), portal.destroy()]).then(() => undefined),
  };
}

/** All that a request of a patient can change, but for the traces of having been there (sessions, limits, audit). */
export async function stateOf({ provider, portal }: Stores) {
  const [bookings, holds, outbox, drafts, attachments] = await Promise.all([
    provider.selectFrom('bookings').selectAll().orderBy('system_id').execute(),
    provider.selectFrom('slot_holds').selectAll().orderBy('account_id').execute(),
    provider.selectFrom('outbox').selectAll().orderBy('id').execute(),
    portal.selectFrom('drafts').selectAll().orderBy('id').execute(),
    provider.selectFrom('attachments').selectAll().orderBy('id').execute(),
  ]);
  return { bookings, holds, outbox, drafts, attachments };
}

type Preparation = { loadPatients?: number; settings?: Partial<ApplicationSettings> };

/** Seeds a provider's store before a portal opens it: ordinary patients load.00001 and on, areas switched off. */
export async function prepareProvider({
  providerStore,
  loadPatients = 0,
  settings,
}: Preparation & { providerStore: string }) {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const clock = systemClock();
  const provider = await createProvider({
    databaseUrl: providerStore,
    clock,
    log: quiet,
    portalOrigin: '',
    mode: 'test',
  });
  try {
    if (loadPatients > 0) await seedLoad({ db: provider.db, clock, patients: loadPatients });
    if (settings) await changeSettings(provider.db, settings);
  } finally {
    await provider.close();
  }
}

/** A folder with a prepared provider's store in it. */
export async function preparedFolder(preparation: Preparation) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  await prepareProvider({ ...storesIn(folder), ...preparation });
  return folder;
}

async function changeSettings(db: Kysely<Tables>, settings: Partial<ApplicationSettings>) {
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'application')
    .executeTakeFirstOrThrow();
  const application = JSON.parse(value) as ApplicationSettings;
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...application, ...settings }) })
    .where('key', '=', 'application')
    .execute();
}
