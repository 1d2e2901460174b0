import { parseArgs } from 'node:util';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { systemClock } from '#provider/core/clock.ts';
import { passwordCost } from '#provider/core/passwords/passwords.ts';
import { isEmpty, seedClinic } from '#provider/seed/index.ts';
import { seedPasswordHash } from '#provider/seed/password.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** `npm run seed -- --patients 100000`: the provider's store with load.00001 and on, for measurements. */
const { values } = parseArgs({ options: { patients: { type: 'string', default: '0' } } });
const patients = Number(values.patients);
if (!Number.isInteger(patients) || patients < 0) throw new Error('--patients takes a whole number');

const environment = readEnvironment(process.env);
if (environment.isProduction) throw new Error('Made-up patients do not go into a production store');

const clock = systemClock();
const started = clock.now().getTime();
const seconds = () => ((clock.now().getTime() - started) / 1000).toFixed(1);

const db = openDatabase<Tables>(environment.providerStore);
try {
  await migrate(db, migrations);
  if (await isEmpty(db)) {
    const passwordHash = await seedPasswordHash(passwordCost(environment.mode));
    await seedClinic({ db, clock, passwordHash });
  }
  const { before } = await seedLoad({
    db,
    clock,
    patients,
    onProgress: (done) => console.log(`${done} of ${patients} patients, ${seconds()} s`),
  });
  console.log(
    before >= patients
      ? `Nothing to do: ${before} patients of the load seed are there`
      : `Done in ${seconds()} s`,
  );
} finally {
  await db.destroy();
}
