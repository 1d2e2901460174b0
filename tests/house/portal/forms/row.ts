import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import type { PortalProcess } from '#tests/support/portal-process.ts';
import type { Stores } from '#tests/support/portal-stores.ts';
import type { Account } from '#tests/support/scene.ts';
import { createVisitor, signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import type { Success } from './successes.ts';
import type { Fields, KnownFields } from './texts.ts';

/** One form of an area, and how to send it whatever a random test makes up. */
export type FormRow = {
  /** The route that takes the form, as in the map of routes; a form that only asks (GET) names its page. */
  route: string;
  /** Goes to the form, once. */
  open: (people: People) => Form | Promise<Form>;
  /** Sends the form as it should be; a route has it once. */
  success?: Success;
};

export type Form = {
  known: KnownFields;
  send: (fields: Fields) => Promise<Answer>;
  /** Text fields: what was typed stands in the form that comes back. */
  typed?: readonly string[];
  /** Fields of options: an option that was chosen is chosen in the form that comes back. */
  chosen?: readonly string[];
};

/** Rows by what the form is called. */
export type FormRows = Record<string, FormRow>;

/** Somebody in front of a form. */
export type Person = {
  visitor: Visitor;
  walk: ReturnType<typeof walkOf>;
  posts: (path: string) => Form['send'];
  /** Sends the fields in the address. */
  asks: (path: string) => Form['send'];
};

export type People = {
  guest: () => Promise<Person>;
  /** Signed in; the same browser whenever they are asked for. */
  as: (account: Account) => Promise<Person>;
  stores: Stores;
  portal: PortalProcess;
};

/** Makes the people who fill in the forms of one portal. */
export function peopleOf({ portal, stores }: { portal: PortalProcess; stores: Stores }): People {
  const { origin } = portal;
  const known = new Map<string, Promise<Person>>();
  const once = (name: string, make: () => Visitor | Promise<Visitor>) => {
    const person = known.get(name) ?? Promise.resolve(make()).then(personOf);
    known.set(name, person);
    return person;
  };
  return {
    stores,
    portal,
    guest: () => once('', () => createVisitor(origin)),
    as: (account) => once(account, () => signedInAt(origin, account)),
  };
}

async function personOf(visitor: Visitor): Promise<Person> {
  const { csrf } = tokensOf(await visitor.get('/display'));
  return {
    visitor,
    walk: walkOf(visitor),
    posts: (path) => (fields) => visitor.post(path, { csrf: [csrf], ...fields }),
    asks: (path) => (fields) => {
      const query = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of values) query.append(name, value);
      return visitor.get(path + (path.includes('?') ? '&' : '?') + query.toString().slice(0, 12_000));
    },
  };
}
