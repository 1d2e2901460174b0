/** The people by whom a route is asked, who must not reach what belongs to Jan. */
export const PERSONAS = ['nobody', 'ended session', 'stranger', 'area off'] as const;
export type Persona = (typeof PERSONAS)[number];

/** A status, where a redirect leads, or: to sign-in and back here; the page that says which area is off. */
export type Expected = number | `/${string}` | 'sign-in' | 'area is off';
export type Expectations = Record<Persona, Expected>;

/** The answers of one route to each persona. */
export type AccessRow = {
  /** The address, of the owner's records where it names any; the route's own when absent. */
  address?: (owner: Owner) => string;
  get: Expectations;
  post: Expectations;
  fields?: Record<string, string>;
};

/** An area's rows for its routes where they differ from their guards, by the path in the map of routes. */
export type AccessRows = Record<string, Partial<AccessRow>>;

/** The records that belong to Jan: the others must not reach them. */
export type Owner = { booking: string; draft: string };

export const all = (expected: Expected): Expectations => ({
  nobody: expected,
  'ended session': expected,
  stranger: expected,
  'area off': expected,
});

export const notForGuests = (stranger: Expected, areaOff: Expected): Expectations => ({
  nobody: 'sign-in',
  'ended session': 'sign-in',
  stranger,
  'area off': areaOff,
});

export const noAction = all(405);
