import Database from 'better-sqlite3';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { openedForPaying } from '#tests/payments/contract/opened-for-paying.ts';

/**
 * A process that begins Jan's payment, and is killed once the gateway has answered: at the answer, at the first new statement that begins
 * as its arguments say, or when all is written.
 */
const [, , storeUrl = '', bankUrl = '', killedAt = ''] = process.argv;
let isArmed = false;
const prepare = Reflect.get(Database.prototype, 'prepare') as (sql: string) => unknown;
Reflect.set(Database.prototype, 'prepare', function killing(this: unknown, sql: string) {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, sql);
});

const armed = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  async start(order) {
    const taken = await gateway.start(order);
    isArmed = true;
    if (killedAt === 'the answer') process.kill(process.pid, 'SIGKILL');
    return taken;
  },
});
const { start } = await openedForPaying({ storeUrl, bankUrl, around: armed });
await start();
process.kill(process.pid, 'SIGKILL');
