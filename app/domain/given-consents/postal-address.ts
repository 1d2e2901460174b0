import { shownName } from '#app/domain/person-name.ts';

type Address = Readonly<{
  street?: string | undefined;
  houseNumber?: string | undefined;
  apartmentNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  postalCity?: string | undefined;
}>;

/**
 * Where somebody named in a consent lives, in the order of the paper: "ul. Krótka 5/3, 20-012 Lublin"; the town before the code where its
 * post office is in another one, and `country` where it is not Poland.
 */
export function postalAddressLine(address: Address, country: string | null) {
  const { street, houseNumber, apartmentNumber, postalCode, city, postalCity } = address;
  const house = [houseNumber, apartmentNumber].filter(Boolean).join('/');
  const parts = [
    [street, house],
    postalCity === undefined ? [] : [city],
    [postalCode, postalCity ?? city],
    country === null ? [] : [country],
  ];
  return parts
    .map((words) => shownName(...words))
    .filter(Boolean)
    .join(', ');
}
