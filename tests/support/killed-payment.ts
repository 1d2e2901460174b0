import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { openedForPaying } from '#tests/payments/contract/opened-for-paying.ts';
import { beforePrepared } from './sqlite-file.ts';

/**
 * A process that begins Jan's payment, and is killed once the gateway has answered: at the answer, at the first new statement that begins
 * as its arguments say, or when all is written.
 */
const [, , storeUrl = '', bankUrl = '', killedAt = ''] = process.argv;
let isArmed = false;
await beforePrepared((sql) => {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
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
