import { calledIn, type Act } from '#tests/bookings/contract/killed.ts';
import { beforePrepared } from './sqlite-file.ts';

/** A process in which Jan books, moves, cancels or registers a teleconsultation, and that is killed at the first statement that begins so. */
const [, , databaseUrl = '', killedAt = '', act = 'make', request = ''] = process.argv;

let isArmed = false;
await beforePrepared((sql) => {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
});

await calledIn(databaseUrl, {
  act: act as Act,
  request,
  before: () => {
    isArmed = true;
  },
});
