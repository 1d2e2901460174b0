import { beforeEach, expect, it } from 'vitest';
import { daysAgo, newPesel } from '#tests/enrolment/walk.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { guestWalk, OTHER_NAMES } from '#tests/registration/walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** A-55, reg-041: a ward a day short of 18 may be a child, or go on as a ward; one of 18 hears nothing of it. */

const at = portalForFile();
const SUMMARY = '/registration/summary';
const AS_CHILD = 'form[action*="as=child"]';

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', USUAL_SETTINGS);
  await at.stores.portal.deleteFrom('limits').execute();
});

/** The same day 18 years before; of a leap day the one that is named. */
const before18 = (day: string, ofLeapDay: '-02-28' | '-03-01') =>
  `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`.replace('-02-29', ofLeapDay);

let made = 0;
async function atReview(birthDate: string) {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor, 'WARD');
  const known = { pesel: newPesel(birthDate, made), knownBy: 'PESEL' };
  const contacts = await walk.next(await walk.atPerson(), { ...OTHER_NAMES, ...known });
  const contact = { phoneNumber: `60733${String(made).padStart(4, '0')}`, email: `w${made}@poczta.example` };
  const review = await walk.passFiles(await walk.consent(await walk.next(contacts, contact)));
  expect(review.path).toContain('/registrationward/review');
  return { visitor, walk, review, contact };
}
const tomorrow = () => before18(daysAgo(-1), '-03-01');
const roleOf = async (phone: string) => {
  const rows = await at.stores.provider.selectFrom('registrations').selectAll().execute();
  const row = rows.find(({ phone_number: number }) => number === `+48${phone}`);
  return (JSON.parse(String(row?.body ?? '{}')) as { patientRole?: string }).patientRole;
};

it('a day short of 18 has the hint, and goes on as a ward all the same', async () => {
  const { walk, review, contact } = await atReview(tomorrow());
  expect(textOf(review)).toContain(say('enrolment:review.minor'));
  expect((await walk.send(review)).path).toContain(SUMMARY);
  expect(await roleOf(contact.phoneNumber)).toBe('WARD');
});

it('goes on as a child with all that was typed', async () => {
  const { visitor, review, contact } = await atReview(tomorrow());
  const moved = await visitor.follow(await visitor.submit(review, {}, AS_CHILD));
  expect(moved.path).toContain('/registrationchild/consents');
  const walk = guestWalk(visitor, 'CHILD');
  const again = await walk.passFiles(await walk.consent(moved));
  expect(again.path).toContain('/registrationchild/review');
  for (const typed of [OTHER_NAMES.name, contact.email]) expect(textOf(again)).toContain(typed);
  expect((await walk.send(again)).path).toContain(SUMMARY);
  expect(await roleOf(contact.phoneNumber)).toBe('CHILD');
});

it('of 18 today has no hint', async () => {
  const { review } = await atReview(before18(daysAgo(0), '-02-28'));
  expect(textOf(review)).not.toContain(say('enrolment:review.minor'));
  expect(review.page.querySelector(AS_CHILD)).toBeNull();
});
