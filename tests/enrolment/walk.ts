import { peselOf } from '#provider/seed/pesel.ts';
import { addDays } from '#app/domain/dates/calendar.ts';
import { today as todayOf } from '#app/domain/dates/warsaw.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

export type Role = 'PATIENT' | 'WARD' | 'CHILD';

export const ENTRY = '/account/registration';
export const entryOf = (role: Role) => `${ENTRY}?patientRole=${role}`;

/** A day so many days before now, as the portal's day is. */
export const daysAgo = (days: number, now = new Date()) => addDays({ day: todayOf(now), days: -days });

/** A PESEL that nobody of the made-up clinic has. */
export const newPesel = (birthDate: string, number = 0) =>
  peselOf({ birthDate, gender: 'FEMALE', serial: 4_500 + number });

/** The same whenever the tests run. */
const BORN: Record<Role, string> = { PATIENT: '1990-05-05', WARD: '1950-05-05', CHILD: '2022-05-05' };

/** A PESEL of somebody of an age for the role. */
export const peselFor = (role: Role, number = 0) => newPesel(BORN[role], number);

export const NAMES = { name: 'Antonina', middleName: '', lastName: 'Nowicka' };
export const HOME = { country: 'PL', houseNumber: '8', postalCode: '20-810', city: 'Lublin' };

/** Steps of a registration as a person without scripts walks them. */
export function walkOf(visitor: Visitor) {
  const open = async (path: string) => visitor.follow(await visitor.get(path));
  const next = async (answer: Answer, fields: Record<string, string>) =>
    visitor.follow(await visitor.submit(answer, fields));

  /** The first step of a registration; one that was begun is deleted before. */
  async function start(role: Role) {
    await discard();
    return open(entryOf(role));
  }

  async function discard() {
    const { path, page } = await open(entryOf('WARD'));
    const draft = new URLSearchParams(path.split('?')[1]).get('draft');
    const way = page.querySelector('main a[href^="/account/registration/discard"]')?.getAttribute('href');
    const question = await visitor.get(way ?? `/account/registration/discard?draft=${draft}`);
    if (question.status === 200) await visitor.submit(question);
  }

  const atPerson = start;
  const atAddress = async (role: Role, pesel = peselFor(role)) =>
    next(await start(role), { ...NAMES, pesel, knownBy: 'PESEL' });
  const atDocument = async (role: Role) =>
    next(await start(role), { ...NAMES, pesel: '', knownBy: 'DOCUMENT' });
  const atFiles = async (role: Role, pesel?: string) => next(await atAddress(role, pesel), HOME);

  /** The last step; files are passed by. */
  async function atReview(role: Role, pesel?: string) {
    const files = await atFiles(role, pesel);
    return passFiles(files);
  }

  const passFiles = async (files: Answer) =>
    visitor.follow(await visitor.submit(files, {}, 'form[action*="next=1"]'));

  const sent = async (role: Role, pesel?: string) =>
    visitor.follow(await visitor.submit(await atReview(role, pesel), { consent: 'on' }));

  return { open, next, start, atPerson, atAddress, atDocument, atFiles, atReview, passFiles, sent };
}
