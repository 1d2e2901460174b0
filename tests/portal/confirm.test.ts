import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const PATH = '/bookings/confirm/AMMS/booking-3001';

let portal: PortalProcess;
let stores: Stores;
let jan: Visitor;

beforeAll(async () => {
  portal = await startPortal();
  stores = openStores(storesIn(portal.dataDirectory));
  jan = createVisitor(portal.origin);
  await jan.signIn('jan.nowak');
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

it('a confirmation that did not succeed says so in the page, and can be sent again', async () => {
  const page = await jan.get(PATH);
  expect((await jan.get(PATH)).page.querySelector('h1')?.text).toContain('Czy potwierdzić wizytę');

  await sql`create trigger refused before update on bookings begin select raise(abort, 'no'); end`.execute(
    stores.provider,
  );
  const failed = await jan.submit(page);
  await sql`drop trigger refused`.execute(stores.provider);
  expect(failed.status).toBe(503);
  expect(failed.page.querySelector('#errors')?.text).toContain('Potwierdzanie rezerwacji nie powiodło się');

  const sent = await jan.submit(failed);
  expect([sent.status, sent.location]).toEqual([303, '/bookings/AMMS/booking-3001']);
  expect((await jan.follow(sent)).page.querySelector('.notice')?.text).toContain('Potwierdzono rezerwację');
});
