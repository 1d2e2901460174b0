import type { Role } from '#tests/enrolment/walk.ts';
import { GUEST_NAMES, guestWalk, OTHER_NAMES } from '#tests/registration/walk.ts';
import type { Stores } from '#tests/support/portal-stores.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { peselOf } from '#provider/seed/pesel.ts';

/** Two guests who type the same but for one thing, which the clinic knows of somebody, or of nobody (S-12, C-17). */
export const KINDS = ['pesel', 'email', 'phone', 'username'] as const;
type Kind = (typeof KINDS)[number];
const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const;
const ADULT_BEFORE = '2005';
const CHILD_FROM = '2010';

type Known = Readonly<{ people: readonly Person[]; contacts: Readonly<Record<Kind, readonly string[]>> }>;
type Person = Readonly<{ pesel: string; birthDate: string; gender: 'FEMALE' | 'MALE' }>;
type Typed = Readonly<{ pesel: string; phoneNumber: string; email: string; username: string }>;
export type Pair = Readonly<{ role: Role; kind: Kind; known: Typed; unknown: Typed }>;

/** People whom the made-up clinic knows, and what it knows them by. */
export async function knownIn({ provider }: Stores): Promise<Known> {
  const accounts = await provider.selectFrom('accounts').selectAll().orderBy('id').execute();
  const patients = await provider.selectFrom('patients').selectAll().orderBy('id').execute();
  const people = patients.flatMap(({ national_id: id }) => {
    const { read } = readPesel(id ?? '');
    return read ? [read] : [];
  });
  const filled = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const contacts = {
    pesel: people.map(({ pesel }) => pesel),
    email: filled(accounts.map(({ email }) => email)),
    phone: filled(accounts.map(({ phone_number: number }) => number)).filter((one) => one.startsWith('+48')),
    username: filled(accounts.map(({ username }) => username)),
  };
  return { people, contacts };
}

const mayBe = (role: Role) => (person: Person) =>
  role === 'CHILD'
    ? person.birthDate >= CHILD_FROM
    : person.birthDate < ADULT_BEFORE && person.birthDate > '1920';

/** The pair of a number: over all three entries and all four kinds once in twelve. */
export function pairOf(known: Known, number: number): Pair {
  const [role, kind] = [ROLES[number % 3] ?? 'PATIENT', KINDS[Math.floor(number / 3) % 4] ?? 'pesel'];
  const people = known.people.filter(mayBe(role));
  const turn = Math.floor(number / 12);
  const person = people[turn % people.length];
  const taken = known.contacts[kind][turn % known.contacts[kind].length] ?? '';
  if (!person) throw new Error(`nobody for ${role}`);
  const { birthDate, gender } = person;
  // One day and gender for both, for the pages say what a PESEL tells of them.
  const strangers = (side: 0 | 1) => peselOf({ birthDate, gender, serial: 4_000 + 2 * number + side });
  const lastDigits = kind === 'phone' ? taken.slice(-3) : '199';
  const fresh = (side: 0 | 1): Typed => ({
    pesel: strangers(side),
    phoneNumber: `60${2 + side}${String(number).padStart(3, '0')}${lastDigits}`,
    email: `para${number}.${side}@poczta.example`,
    username: `para${number}.${side}`,
  });
  const field = kind === 'phone' ? 'phoneNumber' : kind;
  const one = { ...fresh(0), [field]: kind === 'pesel' ? person.pesel : taken };
  return { role, kind, known: one, unknown: fresh(1) };
}

/** Walks an entry up to its review. */
export async function walkTo(origin: string, role: Role, typed: Typed) {
  const visitor = createVisitor(origin);
  const walk = guestWalk(visitor, role);
  const { pesel, ...contact } = typed;
  const names = role === 'PATIENT' ? GUEST_NAMES : OTHER_NAMES;
  const contacts = await walk.next(await walk.atPerson(), { ...names, pesel, knownBy: 'PESEL' });
  const consents = await walk.next(contacts, contact);
  const review = await walk.passFiles(await walk.consent(consents));
  return { visitor, walk, consents, review };
}
