import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { PASSWORD } from './visitor.ts';
import { beforePrepared } from './sqlite-file.ts';

/** A process that deletes Piotr's account in a store, and is killed at the first statement that begins so. */
const [, , databaseUrl = '', killedAt = ''] = process.argv;

let isArmed = false;
await beforePrepared((sql) => {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
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
