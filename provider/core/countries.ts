/** "UA" to "804": ISO 3166 numbers, as the engine of the language knows them. */
const numbers = new Map<string, string>();
for (let number = 999; number > 0; number -= 1) {
  const digits = String(number).padStart(3, '0');
  const { region } = new Intl.Locale(`und-${digits}`);
  if (region && region !== digits) numbers.set(region, digits);
}

/** Codes that ISO 3166 leaves to their users, and the Union's: no country's, but Kosovo's, for which everybody takes the same one. */
const OF_NO_COUNTRY = /^(?:AA|EU|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/** The number of a country by its code; undefined for a code that is no country's. */
export const countryNumber = (code: string) => (OF_NO_COUNTRY.test(code) ? undefined : numbers.get(code));

/** Tells whether a code is one of a country, of whichever list a form was filled in from. */
export const isCountry = (code: string) => countryNumber(code) !== undefined;
