import type { Submission } from '@conform-to/react';
import { isDefinedError, safe } from '@orpc/client';
import type { z } from 'zod';
import type { Person } from '#contract/people/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { postalCodeText } from '#app/services/forms/address.ts';
import { refused, refusedUntil } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { identifyForTelehealth } from '#app/services/provider/telehealth-identity.server.ts';
import type { PersonForm } from './edit.form.server.ts';
import { pageOf, storedValues } from './edit.server.ts';

type Typed = z.output<PersonForm>;
type Sent = Extract<Submission<Typed, string[]>, { status: 'success' }>;

/** The provider's refusals of a form that the portal has found right: where each is said, and how. */
const refusalsOf = ({ country, lettersCountry }: Typed) => ({
  POSTAL_CODE: { field: 'postalCode', text: postalCodeText('invalid', country) },
  LETTERS_POSTAL_CODE: { field: 'lettersPostalCode', text: postalCodeText('invalid', lettersCountry) },
  ...REFUSALS,
});

const REFUSALS = {
  COUNTRY_UNKNOWN: { field: 'country', text: 'people:edit.country.unknown' },
  LETTERS_COUNTRY_UNKNOWN: { field: 'lettersCountry', text: 'people:edit.country.unknown' },
  DOCUMENT_COUNTRY_UNKNOWN: { field: 'documentCountry', text: 'people:edit.country.unknown' },
  NAMES_LOCKED: { field: '', text: 'people:edit.namesLocked' },
  NAME_REFUSED: { field: 'name', text: 'people:names.nameInvalid' },
  DOCUMENT_REFUSED: { field: 'documentNumber', text: 'people:edit.document.refused' },
  FILE_REQUIRED: { field: '', text: 'people:edit.fileRequired' },
  REFUSED: { field: '', text: 'people:edit.refused' },
} as const;

/** Saves what was typed of a person, and shows them; or says why it is not saved. */
export async function savePerson(request: AccountRequest, submission: Sent, person: Person) {
  const [error] = await safe(
    request.provider.patients.update({ id: person.id, ...changeOf(submission.value) }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.code === 'STALE_VERSION')
      return (await isSaved(request, { id: person.id, typed: submission.value }))
        ? saved(request, person)
        : stale(submission);
    if (error.code === 'TOO_MANY_DOCUMENTS') {
      const { until } = error.data;
      return refusedUntil(request, submission, {
        field: 'documentNumber',
        text: 'people:edit.document.tooMany',
        until,
      });
    }
    const { field, text } = refusalsOf(submission.value)[error.code];
    return refused(submission, { [field]: [text] });
  }
  if (error) throw error;
  return saved(request, person);
}

async function saved(request: AccountRequest, person: Person) {
  await identifyForTelehealth(request, person.id);
  return redirectWithNotice(request, pageOf(person), 'people:edit.saved');
}

/** True where the very same is stored: it was saved before, and the answer was lost, so that there is nothing to choose. */
async function isSaved({ provider }: AccountRequest, { id, typed }: { id: string; typed: Typed }) {
  const { person } = await provider.people.get({ id });
  const left = new Set<string>([
    ...(typed.name === undefined ? ['name', 'middleName', 'lastName'] : []),
    ...(typed.documentNumber === undefined ? ['documentCountry'] : []),
    ...(lettersOf(typed) === null ? ['lettersCountry'] : []),
  ]);
  const stored = Object.entries(storedValues(person)) as [keyof Typed, string][];
  return stored.every(([name, value]) => left.has(name) || (typed[name] ?? '') === value);
}

function changeOf(typed: Typed) {
  const { documentNumber, documentCountry, version } = typed;
  const { name, middleName = '', lastName } = typed;
  return {
    version,
    ...(name === undefined || lastName === undefined ? {} : { names: { name, middleName, lastName } }),
    identity: documentNumber === undefined ? {} : { documentNumber, countryCode: documentCountry },
    address: {
      street: typed.street,
      houseNumber: typed.houseNumber,
      apartmentNumber: typed.apartmentNumber,
      postalCode: typed.postalCode,
      city: typed.city,
      countryCode: typed.country,
    },
    correspondenceAddress: lettersOf(typed),
  };
}

/** Null: letters go to the home address. */
function lettersOf(typed: Typed) {
  const { lettersHouseNumber: houseNumber, lettersPostalCode: postalCode, lettersCity: city } = typed;
  if (houseNumber === undefined || postalCode === undefined || city === undefined) return null;
  return {
    street: typed.lettersStreet,
    houseNumber,
    apartmentNumber: typed.lettersApartmentNumber,
    postalCode,
    city,
    countryCode: typed.lettersCountry,
  };
}
