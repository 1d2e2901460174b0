import { portalMigrations } from '#app/services/store/migrations.server.ts';
import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import { migrations as providerMigrations } from '#provider/generated/migrations.ts';

export type BackedUpStore = Readonly<{
  name: 'portal' | 'provider';
  url: string;
  /** Steps of its history that this version knows. */
  known: ReadonlySet<string>;
}>;

/** The stores of a portal: its own, and the embedded provider's where there is one. */
export function storesOf({ portalStore, providerStore, providerUrl }: PortalEnvironment): BackedUpStore[] {
  const portal = { name: 'portal', url: portalStore, known: new Set(Object.keys(portalMigrations)) } as const;
  if (providerUrl) return [portal];
  return [portal, { name: 'provider', url: providerStore, known: new Set(Object.keys(providerMigrations)) }];
}

const SQLITE = 'sqlite:';
/** The file of an SQLite store; null for a PostgreSQL server. */
export const fileOf = (url: string) => (url.startsWith(SQLITE) ? url.slice(SQLITE.length) : null);
