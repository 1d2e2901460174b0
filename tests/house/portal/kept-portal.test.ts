import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewed } from '#tests/support/kept-portal.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedInAt } from '#tests/support/visitor.ts';

/** A portal that goes from file to file: nothing of one is left for the next. */

const TABLES = "select group_concat(name) as names from sqlite_master where type = 'table'";
const OF_THE_STORE = /^(?:sqlite|kysely)_/;

let portal: PortalProcess;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());
const { change, read } = storesAt(() => portal.dataDirectory);

/** The tables of the portal's own store that have rows. */
const filled = () =>
  (read('portal', TABLES) as { names: string }).names
    .split(',')
    .filter((name) => !OF_THE_STORE.test(name) && read('portal', `select 1 from "${name}"`) !== undefined);
const changed = () => read('provider', "select id from patients where last_name = 'Zmieniona'");

it('is as new: no row of its own, the seed, the real time, nobody signed in', async () => {
  const anna = await signedInAt(portal.origin, 'anna.kowalska');
  change('provider', "update patients set last_name = 'Zmieniona'");
  await portal.advance('P40D');
  expect([filled().includes('sessions'), changed() === undefined]).toEqual([true, false]);

  const before = new Date();
  await renewed(portal);
  expect([filled(), changed()]).toEqual([[], undefined]);
  expect((await portal.now()).getTime() - before.getTime()).toBeLessThan(86_400_000);
  expect((await anna.get('/bookings')).location).toContain('/login');
});
