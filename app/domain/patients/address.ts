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

const ELSEWHERE = /^[\p{L}\d][\p{L}\d -]{1,11}$/u;

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
  if (countryCode !== 'PL') return ELSEWHERE.test(typed) ? typed.toUpperCase() : undefined;

  const [, area, number] = /^(\d{2})[ -]*(\d{3})$/.exec(typed) ?? [];
  return area && number ? `${area}-${number}` : undefined;
}
