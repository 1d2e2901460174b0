import { countryNumber } from '#provider/core/countries.ts';
import type { PatientRow } from '#provider/core/rows.ts';

/** The PESEL numbers: 616 is Poland. */
const PESEL_ROOT = '2.16.840.1.113883.3.4424.1.1.616';
/** Documents with which one travels; the country's number follows. */
const DOCUMENT_ROOT = '2.16.840.1.113883.4.330';

type Person = Pick<PatientRow, 'national_id' | 'document_number' | 'document_country'>;

/** The numbers of a person: the PESEL, else the document under the root of its country (AP-24); none where neither is known. */
export function identifiersOf({
  national_id: pesel,
  document_number: document,
  document_country: country,
}: Person) {
  if (pesel) return [{ root: PESEL_ROOT, extension: pesel, assigningAuthorityName: 'PESEL' }];
  const number = country && countryNumber(country);
  if (!document || !number) return [];
  return [
    {
      root: `${DOCUMENT_ROOT}.${number}`,
      extension: document,
      assigningAuthorityName: `Dokument ${country}`,
    },
  ];
}
