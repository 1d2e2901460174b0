import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { CONSENT, MAJAS } from '#tests/ages/portal/maja.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** A-54, B-43, AP-61: the own consent of somebody of 16, as both sides see it; and the day on which a child is of age. */

const at = portalForFile();
const MAJA = '/account/patients/patient-1020';
const IGOR = '/account/patients/patient-1021';

beforeAll(async () => {
  for (const statement of MAJAS) await sql.raw(statement).execute(at.stores.provider);
});

const main = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

it('is awaited, and given on the child’s own page; the parent keeps the access and sees how it stands', async () => {
  const dorota = await at.signedIn('dorota.kowalczyk');
  const before = await dorota.get(MAJA);
  expect(before.status).toBe(200);
  expect(main(before)).toContain(say('ages:ownConsent.awaitedParent'));
  expect(before.html).not.toContain(CONSENT);
  expect((await dorota.get(CONSENT)).status).toBe(404);

  const maja = await at.signedIn('ewa.dabrowska');
  const own = await maja.get('/account/mydata');
  expect(main(own)).toContain(say('ages:ownConsent.awaitedOwn'));
  expect(own.html).toContain(`href="${CONSENT}"`);
  const start = await maja.get('/start');
  expect(main(start)).toContain(say('ages:ownConsent.toDo'));
  expect(start.page.querySelector(`.panel-urgent a[href="${CONSENT}"]`)).not.toBeNull();
  expect(main(await dorota.get('/start'))).not.toContain(say('ages:ownConsent.toDo'));
  const done = await maja.follow(await maja.submit(await maja.get(CONSENT), { agreed: 'on' }));
  expect(done.path).toBe('/account/mydata');
  expect(main(done)).toContain(say('ages:ownConsent.done'));
  expect(main(done)).toContain(say('ages:ownConsent.given'));
  expect(main(await dorota.get(MAJA))).toContain(say('ages:ownConsent.given'));
  expect(main(await maja.get('/start'))).not.toContain(say('ages:ownConsent.toDo'));
  expect((await maja.get(CONSENT)).location).toBe('/account/mydata');
});

it('lets a text that has changed be read again', async () => {
  await at.stores.provider.deleteFrom('own_consents').execute();
  const maja = await at.signedIn('ewa.dabrowska');
  const answer = await maja.submit(await maja.get(CONSENT), { agreed: 'on', version: '0' });
  expect(answer.status).toBe(409);
  expect(main(answer)).toContain(say('ages:ownConsent.changed'));
});

it('closes an open session of a parent at midnight of the 18th birthday, and tells them', async () => {
  const now = await at.portal.now();
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(
    now.getTime() + 86_400_000,
  );
  const birthDate = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
  await at.stores.provider
    .updateTable('patients')
    .set({ birth_date: birthDate })
    .where('id', '=', 'patient-1021')
    .execute();
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', timeStyle: 'medium' }).format(
    now,
  );
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  // A minute before midnight.
  await at.portal.advance(`PT${24 * 60 - 1 - hours * 60 - minutes}M`);
  const dorota = await at.signedIn('dorota.kowalczyk');
  expect((await dorota.get(IGOR)).status).toBe(200);
  await at.portal.advance('PT2M');
  expect((await dorota.get(IGOR)).status).toBe(404);
  expect(main(await dorota.get('/account/child'))).not.toContain('Igor');
});
