import Database from 'better-sqlite3';
import { openedAt } from '#tests/declarations/contract/killed.ts';

/** A process of a test is killed at the first statement that begins as its arguments say, once `arm` was called. */
export async function killedProcess() {
  const [, , providerUrl = '', portalUrl = '', killedAt = '', word = ''] = process.argv;
  let isArmed = false;
  const prepare = Reflect.get(Database.prototype, 'prepare') as (sql: string) => unknown;
  Reflect.set(Database.prototype, 'prepare', function killing(this: unknown, sql: string) {
    if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
    return prepare.call(this, sql);
  });
  const { anna, portal } = await openedAt(providerUrl, portalUrl);
  const arm = () => {
    isArmed = true;
  };
  return { anna, portal, word, arm };
}
