import Database from 'better-sqlite3';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { CHOICES, portalAt } from '#tests/declarations/contract/two-systems.ts';
import { PASSWORD } from './visitor.ts';

/** A process that edits Anna's declaration in both systems, and is killed at the first statement that begins so. */
const [, , providerUrl = '', portalUrl = '', killedAt = '', choice = '0'] = process.argv;

let isArmed = false;
const prepare = Reflect.get(Database.prototype, 'prepare') as (sql: string) => unknown;
Reflect.set(Database.prototype, 'prepare', function killing(this: unknown, sql: string) {
  if (isArmed && sql.startsWith(killedAt)) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, sql);
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const provider = await createProvider({
  databaseUrl: providerUrl,
  clock: systemClock(),
  log: quiet,
  portalOrigin: 'https://portal.example',
  mode: 'test',
});
const portal = await portalAt(portalUrl);
const caller = { language: 'pl', requestId: 'killed' } as const;
const guest = provider.client(caller);
const { token } = await guest.account.signIn({ username: 'anna.kowalska', password: PASSWORD });
const anna = provider.client({ ...caller, token });
const id = 'declaration-5002';
const { patientId, version, ...former } = await anna.declarations.get({ id });
const fields = CHOICES[Number(choice)] ?? CHOICES[0];

isArmed = true;
await portal.steps.runOrKeep(
  portal.requestOf({ provider: anna, accountId: 'account-2002', now: new Date() }),
  {
    kind: 'declarationEdited',
    patientId,
    documentId: id,
    input: { fields, former },
    first: async () => {
      await anna.declarations.change({ id, choices: fields, version });
      return { documentId: id };
    },
  },
);
