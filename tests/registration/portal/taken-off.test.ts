import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '#tests/enrolment/walk.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { CONTACT, GUEST_NAMES, guestWalk, OTHER_NAMES, peselOfGuest } from '#tests/registration/walk.ts';
import { pdf } from '#tests/support/files.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** S-43, reg-023: "Usuń wpisane dane" takes all off a shared device, at once and from every page. */

const at = portalForFile();

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', { ...USUAL_SETTINGS, attachmentsVisible: 'on' });
  await at.stores.portal.deleteFrom('limits').execute();
});

const filesKept = () => at.stores.provider.selectFrom('registration_files').select('id').execute();
/** Names of files below a folder of the portal's data, of uploads that go on. */
const onDisk = () => {
  const folder = join(at.portal.dataDirectory, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const wayOf = ({ page }: Answer) =>
  page.querySelector('main a[href*="/discard"]')?.getAttribute('href') ?? '';

/** All pages of a ward's registration, of which the last ones know a file. */
async function walked(role: Role, number: number) {
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor, role);
  const person = await walk.next(await walk.start(), { ...GUEST_NAMES, isAlsoPatient: 'on' });
  const own = { pesel: peselOfGuest('PATIENT', number), knownBy: 'PESEL' };
  const other = await walk.next(person, own);
  const known = { pesel: peselOfGuest(role, number), knownBy: 'PESEL' };
  const contact = await walk.next(other, { ...OTHER_NAMES, ...known });
  const consents = await walk.next(contact, { ...CONTACT, phoneNumber: `60644${number}0` });
  const files = await walk.consent(consents);
  const scan = new File([new Uint8Array(pdf())], 'akt-urodzenia.pdf', { type: 'application/pdf' });
  const attached = await visitor.follow(await visitor.upload(files, [scan]));
  const review = await walk.passFiles(attached);
  return { visitor, pages: [person, other, contact, consents, attached, review] };
}

it.each([0, 1, 2, 3, 4, 5])('page %i offers it; then no page, answer or file of it is left', async (turn) => {
  const { visitor, pages } = await walked('WARD', 301 + turn);
  expect(new Set(pages.map(({ path }) => path.split('?')[0])).size).toBe(6);
  expect(await filesKept()).toHaveLength(1);
  const page = pages[turn];
  if (!page) throw new Error(`no page ${turn}`);
  // Whatever was passed since is looked at anew.
  const way = wayOf(await visitor.get(page.path));
  const gone = await visitor.follow(await visitor.submit(await visitor.get(way)));
  expect(textOf(gone)).toContain(say('registration:draft.discard.done'));
  expect([await filesKept(), onDisk()]).toEqual([[], []]);
  for (const { path } of pages) expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  const drafts = await at.stores.portal
    .selectFrom('guest_drafts')
    .select(['state', 'sealed_answers'])
    .orderBy('id')
    .execute();
  expect(drafts).toContainEqual({ state: 'DELETED', sealed_answers: '' });
  expect(drafts.filter(({ state }) => state !== 'DELETED')).toEqual([]);
  const first = await visitor.follow(await visitor.get('/registrationward'));
  for (const { name } of [GUEST_NAMES, OTHER_NAMES]) expect(first.html).not.toContain(name);
});
