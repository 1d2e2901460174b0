import Database from 'better-sqlite3';
import { calledIn, type Act } from '#tests/bookings/contract/killed.ts';

/** A process in which Jan books, moves, cancels or registers a teleconsultation, and that is killed at the first statement that begins so. */
const [, , databaseUrl = '', killedAt = '', act = 'make', request = ''] = process.argv;

let isArmed = false;
const prepare = Reflect.get(Database.prototype, 'prepare') as (sql: string) => unknown;
Reflect.set(Database.prototype, 'prepare', function killing(this: unknown, sql: string) {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, sql);
});

await calledIn(databaseUrl, {
  act: act as Act,
  request,
  before: () => {
    isArmed = true;
  },
});
