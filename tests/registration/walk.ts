import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { english, say } from '#tests/support/words.ts';
import { newPesel, type Role } from '#tests/enrolment/walk.ts';

export const ENTRIES = REGISTRATION_PATHS;
export const PASSWORD_OF_GUEST = 'cztery-zwykle-slowa-razem';

/** The same whenever the tests run. */
const BORN: Record<Role, string> = { PATIENT: '1985-02-14', WARD: '1950-05-05', CHILD: '2022-05-05' };

/** A PESEL of nobody whom the made-up clinic knows, of an age for the role. */
export const peselOfGuest = (role: Role, number = 300) => newPesel(BORN[role], number);

export const GUEST_NAMES = { name: 'Elżbieta', middleName: '', lastName: 'Wolska' };
export const OTHER_NAMES = { name: 'Antonina', middleName: '', lastName: 'Wolska' };
export const CONTACT = { phoneNumber: '601 777 123', email: 'elzbieta.wolska@poczta.example' };

const DIGITS = [0, 1, 2, 3, 4] as const;

/** Pages of very large letters have soft hyphens in their words. */
const unhyphenated = (text: string) => text.replaceAll('\u00ad', '');

/** The answer to the sum of a page, as its label says it in either language. */
export function solved({ page }: Answer): Record<string, string> {
  const label = unhyphenated(page.querySelector('label[for="consents-sum"]')?.text ?? '');
  const words = label.split(/[\s?]+/);
  const named = DIGITS.flatMap((digit) => {
    const key = `registration:sum.digits.${digit}` as const;
    const known = [say(key), english.say(key)];
    return words.filter((word) => known.includes(word)).map(() => digit);
  });
  return named.length === 3 ? { sum: String(named.reduce<number>((sum, one) => sum + one, 0)) } : {};
}

/** Pages of a guest's registration as somebody without scripts walks them. */
export function guestWalk(visitor: Visitor, role: Role = 'PATIENT') {
  const open = async (path: string) => visitor.follow(await visitor.get(path));
  const next = async (answer: Answer, fields: Record<string, string> = {}) =>
    visitor.follow(await visitor.submit(answer, fields));

  const start = (query = '') => open(`${ENTRIES[role]}${query}`);
  const known = (number?: number) => ({ pesel: peselOfGuest(role, number), knownBy: 'PESEL' });

  const atPerson = async (query = '') => {
    const first = await start(query);
    return role === 'PATIENT' ? first : next(first, GUEST_NAMES);
  };
  const atDocument = async () => {
    const names = role === 'PATIENT' ? GUEST_NAMES : OTHER_NAMES;
    return next(await atPerson(), { ...names, pesel: '', knownBy: 'DOCUMENT' });
  };
  /** The guardian's own pages, who becomes a patient as well. */
  const atOwn = async () => next(await start(), { ...GUEST_NAMES, isAlsoPatient: 'on' });
  const atOwnDocument = async () => next(await atOwn(), { pesel: '', knownBy: 'DOCUMENT' });
  const atContact = async (query = '', number?: number) => {
    const names = role === 'PATIENT' ? GUEST_NAMES : OTHER_NAMES;
    return next(await atPerson(query), { ...names, ...known(number) });
  };
  const atConsents = async (query = '', fields: Record<string, string> = {}, number?: number) =>
    next(await atContact(query, number), { ...CONTACT, ...fields });

  /** Ticks what is needed, and solves the sum. */
  const consent = (page: Answer, fields: Record<string, string> = {}) => {
    const ticked = Object.fromEntries(
      ['patient', 'register']
        .filter((name) => page.page.querySelector(`input[name="${name}"]`))
        .map((name) => [name, 'on']),
    );
    return next(page, { ...ticked, ...solved(page), ...fields });
  };
  const atFiles = async (query = '', fields: Record<string, string> = {}, number?: number) =>
    consent(await atConsents(query, fields, number));

  const passFiles = async (files: Answer) =>
    files.path.includes('/files')
      ? visitor.follow(await visitor.submit(files, {}, 'form[action*="next=1"]'))
      : files;
  const atReview = async (query = '', fields: Record<string, string> = {}, number?: number) =>
    passFiles(await atFiles(query, fields, number));

  /** Sends it; whoever is too quick for a person sends it once more. */
  async function send(review: Answer, password = PASSWORD_OF_GUEST) {
    const isAsked = review.page.querySelector('input[name="password"]') !== null;
    const fields: Record<string, string> = isAsked ? { password } : {};
    const sent = await visitor.submit(review, fields);
    const isTooQuick = [say, english.say].some((words) =>
      unhyphenated(sent.html).includes(words('registration:robot.tooQuick')),
    );
    return visitor.follow(isTooQuick ? await visitor.submit(sent, fields) : sent);
  }

  /** The page of a step of the same draft. */
  const to = (answer: Answer, step: string) => {
    const { searchParams } = new URL(answer.path, 'http://portal.invalid');
    return visitor.get(`${ENTRIES[role]}/${step}?draft=${searchParams.get('draft') ?? ''}`);
  };
  /** The same by "Zmień" of the review. */
  const change = (review: Answer, step: string) => {
    const link = review.page.querySelector(`main a[href*="/${step}?"][href*="return="]`);
    return visitor.get(link?.getAttribute('href') ?? `no way to ${step}`);
  };

  return {
    open,
    next,
    start,
    atPerson,
    atDocument,
    atOwn,
    atOwnDocument,
    atContact,
    atConsents,
    consent,
    atFiles,
    passFiles,
    atReview,
    send,
    to,
    change,
  };
}
