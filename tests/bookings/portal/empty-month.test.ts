import { expect, it } from 'vitest';
import { instantsOf } from '#contract/days/reading/warsaw.ts';
import { hoursOf, walkOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const LATER = say('booking-wizard:dates.later', { month: '' }).trim();
const laterOf = ({ page }: Answer) =>
  page
    .querySelectorAll('main a')
    .filter(({ text }) => text.includes(LATER))
    .map((link) => link.getAttribute('href') ?? '');

/** When the time begins that a button's name has: "hour.d2026-12-07.t8-00". */
function startOf(name: string) {
  const [, day = '', hour, minute] = /^hour\.d(.+)\.t(\d+)-(\d+)$/.exec(name) ?? [];
  return instantsOf({ day, minute: Number(hour) * 60 + Number(minute) })[0] as number;
}

/** the way on of a month. */
it('a month without free times leads on to the next one that has some', async () => {
  const jan = await at.signedIn('jan.nowak');
  const { provider } = at.stores;
  // She works on one day of the week alone, and sees one patient then.
  const hours = provider.deleteFrom('working_hours').where('practitioner_id', '=', 'doctor-bielecka');
  await hours.where('weekday', '<>', 1).execute();
  await provider
    .updateTable('working_hours')
    .set(({ eb, ref }) => ({ to_minute: eb(ref('from_minute'), '+', ref('slot_minutes')) }))
    .where('practitioner_id', '=', 'doctor-bielecka')
    .execute();

  const { answer } = await walkOf(jan).atDates({ service: 'INT', availabilityId: 'int-bielecka' });
  const [next = ''] = laterOf(answer);
  const month = await jan.get(next);
  const after = await jan.get(laterOf(month)[0] ?? '');
  const taken = [month, after].map((page) => hoursOf(page).map((hour) => startOf(Object.keys(hour).join())));
  expect(taken.filter(({ length }) => length > 2)).toHaveLength(2);
  const one = provider.selectFrom('bookings').selectAll().where('availability_id', '=', 'int-bielecka');
  const booking = await one.where('patient_id', '=', 'patient-1009').executeTakeFirstOrThrow();
  const book = async (times: readonly number[]) => {
    for (const starts_at of new Set(times)) {
      const system_id = `booking-of-it-${starts_at}`;
      const row = { ...booking, system_id, starts_at, ends_at: starts_at + 20 * 60_000 };
      await provider
        .insertInto('bookings')
        .values(row)
        .onConflict((at) => at.doNothing())
        .execute();
    }
  };
  await book(taken.flat());

  const empty = await jan.get(next);
  expect(textOf(empty)).toContain(say('booking-wizard:dates.emptyMonth'));
  const found = await jan.get(laterOf(empty)[0] ?? '');
  expect([hoursOf(found).length > 0, textOf(found).includes(say('booking-wizard:dates.emptyMonth'))]).toEqual(
    [true, false],
  );
  expect(laterOf(empty)[0]).not.toBe(after.path);

  // All the months behind are full as well: there is no later one to look at.
  const MOST_MONTHS = 24;
  let full = found;
  for (let months = 0; months < MOST_MONTHS && hoursOf(full).length > 0; months += 1) {
    await book(hoursOf(full).map((hour) => startOf(Object.keys(hour).join())));
    full = await jan.get(laterOf(full)[0] ?? next);
  }
  const none = await jan.get(next);
  expect([textOf(none).includes(say('booking-wizard:dates.emptyMonth')), laterOf(none)]).toEqual([true, []]);
});
