import { typedIdentifier } from '#app/domain/typed.ts';

type Address = {
  city?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
};

/** B§2: what decides whether the personal-data step is needed. */
export const knownAddress = ({ city, houseNumber, postalCode }: Address) => ({
  city,
  houseNumber,
  postalCode,
});

const ELSEWHERE = { example: null, shape: /^[\p{L}\d][\p{L}\d -]{1,11}$/u };

/** Postal codes as they are written where they are not as in Poland; of other countries no example and no shape is known. */
const SHAPES: Readonly<Record<string, { example: string; shape: RegExp }>> = {
  BY: { example: '220030', shape: /^\d{6}$/ },
  CZ: { example: '110 00', shape: /^\d{3} ?\d{2}$/ },
  DE: { example: '10115', shape: /^\d{5}$/ },
  FR: { example: '75001', shape: /^\d{5}$/ },
  GB: { example: 'SW1A 1AA', shape: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/ },
  LT: { example: '01103', shape: /^\d{5}$/ },
  NL: { example: '1012 AB', shape: /^\d{4} ?[A-Z]{2}$/ },
  SK: { example: '811 01', shape: /^\d{3} ?\d{2}$/ },
  UA: { example: '01001', shape: /^\d{5}$/ },
  US: { example: '10001', shape: /^\d{5}(?:-\d{4})?$/ },
};

/** Looked up by the codes alone that stand there: "__proto__" is no country. */
const ABROAD = new Map(Object.entries(SHAPES));

/** "LT-" of "LT-01103", as codes of numbers are written on the continent. */
const SIGN_OF_COUNTRY = /^[A-Z]{1,2}-(?=\d)/;

/** A postal code of the country, as an example; null: none is known. */
export const postalCodeExample = (countryCode: string) => ABROAD.get(countryCode)?.example ?? null;

/**
 * "20-400" of whatever people write for it: "20400", "20 400", "20–400". Addresses of other countries keep theirs.
 * Undefined when it is no postal code; an address without a country is in Poland.
 */
export function readPostalCode({
  text,
  countryCode = 'PL',
}: {
  text: string;
  countryCode?: string | undefined;
}) {
  const typed = typedIdentifier(text);
  if (countryCode !== 'PL') {
    const { shape } = ABROAD.get(countryCode) ?? ELSEWHERE;
    const postalCode = typed.toUpperCase();
    return shape.test(postalCode.replace(SIGN_OF_COUNTRY, '')) ? postalCode : undefined;
  }

  const [, area, number] = /^(\d{2})[ -]*(\d{3})$/.exec(typed) ?? [];
  return area && number ? `${area}-${number}` : undefined;
}
