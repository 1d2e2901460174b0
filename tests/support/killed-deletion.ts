import Database from 'better-sqlite3';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { PASSWORD } from './visitor.ts';

/** A process that deletes Piotr's account in a store, and is killed at the first statement that begins so. */
const [, , databaseUrl = '', killedAt = ''] = process.argv;

let isArmed = false;
const prepare = Reflect.get(Database.prototype, 'prepare') as (sql: string) => unknown;
Reflect.set(Database.prototype, 'prepare', function killing(this: unknown, sql: string) {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, sql);
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const provider = await createProvider({
  databaseUrl,
  clock: systemClock(),
  log: quiet,
  portalOrigin: 'https://portal.example',
  mode: 'test',
});
const caller = { language: 'pl', requestId: 'killed' } as const;
const { token } = await provider
  .client(caller)
  .account.signIn({ username: 'piotr.zielinski', password: PASSWORD });
isArmed = true;
await provider.client({ ...caller, token }).account.remove();
