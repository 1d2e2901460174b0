import { shownName } from '#app/domain/person-name.ts';

type NamedPractitioner = { employee: { degree?: string | undefined; name: string; lastName: string } };

type PostalAddress = {
  street?: string | undefined;
  houseNumber?: string | undefined;
  apartmentNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
};

/** "dr Anna Nowak". */
export const practitionerName = ({ employee: { degree, name, lastName } }: NamedPractitioner) =>
  shownName(degree, name, lastName);

/** "ul. Lipowa 3/4", "00-001 Warszawa"; a place without streets: "Lipki 7", "05-300 Lipki". Unknown parts are left out. */
export function addressLines({ street, houseNumber, apartmentNumber, postalCode, city }: PostalAddress) {
  const house = houseNumber && apartmentNumber ? `${houseNumber}/${apartmentNumber}` : houseNumber;
  const first = street || house ? joined([street ?? city, house]) : '';
  return [first, joined([postalCode, city])].filter((line) => line !== '');
}

function joined(parts: readonly (string | undefined)[]) {
  return parts.filter(Boolean).join(' ');
}
