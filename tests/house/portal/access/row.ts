/** Whom a route is asked by, who must not reach what belongs to Jan. */
export const PERSONAS = ['nobody', 'ended session', 'stranger', 'area off'] as const;
export type Persona = (typeof PERSONAS)[number];

/** A status, where a redirect leads, or: to sign-in and back here; the page that says which area is off. */
export type Expected = number | `/${string}` | 'sign-in' | 'area is off';
export type Expectations = Record<Persona, Expected>;

/** What one route answers to each persona. */
export type AccessRow = {
  /** The address, of the owner's records where it names any; the route's own when absent. */
  address?: (owner: Owner) => string;
  get: Expectations;
  post: Expectations;
  fields?: Record<string, string>;
};

/** Rows by the path in the map of routes. */
export type AccessRows = Record<string, AccessRow>;

/** What belongs to Jan: the others must not reach it. */
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

/** A record of another: like one that there is not. */
export const ofAnother = notForGuests(404, 'area is off');
export const noAction = all(405);

/** Returns the rows of pages below the page of a booking. */
export const belowBooking = (names: string[], get: Expectations): AccessRows =>
  Object.fromEntries(
    names.map((name) => [
      `/bookings/:system/:id/${name}`,
      { address: ({ booking }: Owner) => `${booking}/${name}`, get, post: noAction },
    ]),
  );
