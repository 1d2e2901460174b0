import { portalMigrations } from '#app/services/store/migrations.server.ts';
import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import { migrations as providerMigrations } from '#provider/generated/migrations.ts';
import { storeFault } from '#server/store-at-start.ts';

export type BackedUpStore = Readonly<{
  name: 'portal' | 'provider';
  /** The setting that names the store; where it is not set, the store lies in DATA_DIR. */
  setting: 'PORTAL_STORE' | 'PROVIDER_STORE';
  url: string;
  /** Steps of its history that this version knows. */
  known: ReadonlySet<string>;
}>;

/** The stores of a portal: its own, and the embedded provider's where there is one. */
export function storesOf({ portalStore, providerStore, providerUrl }: PortalEnvironment): BackedUpStore[] {
  const portal: BackedUpStore = {
    name: 'portal',
    setting: 'PORTAL_STORE',
    url: portalStore,
    known: new Set(Object.keys(portalMigrations)),
  };
  if (providerUrl) return [portal];
  const known = new Set(Object.keys(providerMigrations));
  return [portal, { name: 'provider', setting: 'PROVIDER_STORE', url: providerStore, known }];
}

export const NO_TABLES = 'it has no tables of a portal: has the portal been started with these settings?';

const SQLITE = 'sqlite:';
/** The file of an SQLite store; null for a PostgreSQL server. */
export const fileOf = (url: string) => (url.startsWith(SQLITE) ? url.slice(SQLITE.length) : null);

/**
 * Does work on a store, whatever it meets there.
 * @throws one sentence that names the setting and the store, says what to do, and never holds the password
 */
export async function named<Result>(
  { name, setting, url }: BackedUpStore,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const said = storeFault({ url, error }) ?? (error instanceof Error ? error.message : String(error));
    const where = fileOf(url) !== null ? ' (where it is not set, the store lies in DATA_DIR)' : '';
    throw new Error(
      `${setting}, the ${name}'s store${where}: ${withoutPassword(said, url)}; mend that, or the setting, and run the same command again`,
      { cause: error },
    );
  }
}

/** Removes the password from a message that comes from elsewhere (a program, a driver): it may repeat the address it was given. */
function withoutPassword(said: string, url: string) {
  const password = fileOf(url) === null ? addressOf(url).password : '';
  return password
    ? said.replaceAll(password, '…').replaceAll(encodeURIComponent(password), '…').replaceAll('\n', ' ')
    : said.replaceAll('\n', ' ');
}

/** A server's address without its password, and the password. */
export function addressOf(url: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || (address.searchParams.get('password') ?? '');
  address.password = '';
  address.searchParams.delete('password');
  return { address: address.href, password };
}
