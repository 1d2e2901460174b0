import { documentKey } from '#contract/people/reading/document-number.ts';
import { readName } from '#contract/people/reading/names.ts';
import type { AddressChange, DocumentChange, NamesChange } from '#contract/patients/schemas.ts';
import { isPostalCode } from '#provider/core/addresses.ts';
import type { AddressColumns } from '#provider/core/columns.ts';
import { isCountry } from '#provider/core/countries.ts';
import type { ChangedColumns } from './store.ts';
import type { PatientRow } from './tables.ts';

type Refusal =
  | ('POSTAL_CODE' | 'LETTERS_POSTAL_CODE' | 'NAMES_LOCKED' | 'NAME_REFUSED' | 'DOCUMENT_REFUSED')
  | ('COUNTRY_UNKNOWN' | 'LETTERS_COUNTRY_UNKNOWN' | 'DOCUMENT_COUNTRY_UNKNOWN');
type Part = { columns: ChangedColumns; refusal?: undefined } | { columns?: undefined; refusal: Refusal };

type Change = Readonly<{
  address?: AddressChange | undefined;
  correspondenceAddress?: AddressChange | null | undefined;
  identity?: DocumentChange | undefined;
  names?: NamesChange | undefined;
}>;

/** The change of a row by what an account has sent for it (AP-20); or the first reason why there is none. */
export function changeOf({
  row,
  change: { address, correspondenceAddress, identity, names },
  patientNamesDisabled,
}: {
  row: PatientRow;
  change: Change;
  patientNamesDisabled: boolean;
}): Part {
  const areNamesLocked = row.authorized === 1 || patientNamesDisabled;
  const parts = [
    names ? changeOfNames({ row, names, areNamesLocked }) : NOTHING,
    identity ? changeOfDocument({ row, identity }) : NOTHING,
    address ? changeOfAddress({ row, address }) : NOTHING,
    correspondenceAddress === undefined ? NOTHING : changeOfLetters({ row, address: correspondenceAddress }),
  ];
  const refused = parts.find(({ refusal }) => refusal !== undefined);
  return refused ?? { columns: Object.assign({}, ...parts.map(({ columns }) => columns)) as ChangedColumns };
}

const NOTHING: Part = { columns: {} };

/** A code that is no country's is refused; one that stands in the record already is no change. */
const isUnknown = (code: string | undefined, stored: string | null) =>
  code !== undefined && code !== stored && !isCountry(code);

function changeOfAddress({ row, address }: { row: PatientRow; address: AddressChange }): Part {
  if (isUnknown(address.countryCode, row.country_code)) return { refusal: 'COUNTRY_UNKNOWN' };
  const columns = addressColumns(address, row.country_code);
  return isPostalCode({ postalCode: address.postalCode, countryCode: columns.country_code })
    ? { columns }
    : { refusal: 'POSTAL_CODE' };
}

const HOME = {
  correspondence_street: null,
  correspondence_house_number: null,
  correspondence_apartment_number: null,
  correspondence_postal_code: null,
  correspondence_city: null,
  correspondence_country_code: null,
} as const;

function changeOfLetters({ row, address }: { row: PatientRow; address: AddressChange | null }): Part {
  if (address === null) return { columns: HOME };
  if (isUnknown(address.countryCode, row.correspondence_country_code))
    return { refusal: 'LETTERS_COUNTRY_UNKNOWN' };
  const columns = addressColumns(address, row.correspondence_country_code ?? row.country_code);
  if (!isPostalCode({ postalCode: address.postalCode, countryCode: columns.country_code })) {
    return { refusal: 'LETTERS_POSTAL_CODE' };
  }
  return {
    columns: {
      correspondence_street: columns.street,
      correspondence_house_number: columns.house_number,
      correspondence_apartment_number: columns.apartment_number,
      correspondence_postal_code: columns.postal_code,
      correspondence_city: columns.city,
      correspondence_country_code: columns.country_code,
    },
  };
}

const addressColumns = (address: AddressChange, countryBefore: string | null): AddressColumns => ({
  street: address.street ?? null,
  house_number: address.houseNumber,
  apartment_number: address.apartmentNumber ?? null,
  postal_code: address.postalCode,
  city: address.city,
  country_code: address.countryCode ?? countryBefore,
});

/** Whoever has a PESEL needs no document, and is of Poland without one; whoever has none needs a foreign one. */
function changeOfDocument({ row, identity }: { row: PatientRow; identity: DocumentChange }): Part {
  const { documentNumber: number, countryCode: country } = identity;
  if (row.national_id !== null && number === undefined) {
    return { columns: { document_number: null, document_country: 'PL' } };
  }
  if (isUnknown(country, row.document_country)) return { refusal: 'DOCUMENT_COUNTRY_UNKNOWN' };
  const isForeign = country !== undefined && country !== 'PL';
  if (number === undefined || country === undefined || (row.national_id === null && !isForeign)) {
    return { refusal: 'DOCUMENT_REFUSED' };
  }
  return { columns: { document_number: number, document_country: country } };
}

/** Names as they stand are no change, whoever may change them. */
function changeOfNames({
  row,
  names,
  areNamesLocked,
}: {
  row: PatientRow;
  names: NamesChange;
  areNamesLocked: boolean;
}): Part {
  const [name, middleName, lastName] = [names.name, names.middleName ?? '', names.lastName].map(readName);
  if (!name?.name || middleName?.name === undefined || !lastName?.name) return { refusal: 'NAME_REFUSED' };
  const columns = { name: name.name, middle_name: middleName.name || null, last_name: lastName.name };
  const isSame = Object.entries(columns).every(
    ([column, value]) => row[column as keyof typeof columns] === value,
  );
  if (isSame) return NOTHING;
  return areNamesLocked ? { refusal: 'NAMES_LOCKED' } : { columns };
}

/** True where a change is one of the page of a person; the booking sends an address alone, and must not stop for a file (A-65, B§2). */
export const isMoreThanAddress = ({ identity, names, correspondenceAddress }: Change) =>
  [identity, names, correspondenceAddress].some((part) => part !== undefined);

/** True where a change writes another document than the row has; that there is none any more is no other one. */
export const isOtherDocument = (row: PatientRow, columns: ChangedColumns) =>
  Boolean(columns.document_number) &&
  (columns.document_number !== row.document_number || columns.document_country !== row.document_country);

/** True where it is another one however it is spaced: the same number in another spelling tells nothing, and is no try. */
export const isAnotherTry = (row: PatientRow, columns: ChangedColumns) =>
  isOtherDocument(row, columns) &&
  (documentKey(columns.document_number ?? '') !== documentKey(row.document_number ?? '') ||
    columns.document_country !== row.document_country);

/**
 * The columns of a change whose document is not the row's: one that is somebody else's as well is written as any other and doubted,
 * so that nothing tells whether it is; what stood there before is kept until the unit has cleared it (decision 150).
 */
export function doubtOf({ row, isTaken, now }: { row: PatientRow; isTaken: boolean; now: number }) {
  if (!isTaken) return { document_doubted_at: null, undoubted_number: null, undoubted_country: null };
  const isDoubted = row.document_doubted_at !== null;
  return {
    document_doubted_at: now,
    undoubted_number: isDoubted ? row.undoubted_number : row.document_number,
    undoubted_country: isDoubted ? row.undoubted_country : row.document_country,
  };
}
