import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { Patient } from '#contract/patients/schemas.ts';
import { readPostalCode } from '#app/domain/patients/address.ts';
import { isBlank } from '#app/domain/typed.ts';
import { chosenPatientId } from '#app/journeys/booking/journey.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { issue, line, said } from '#app/services/forms/fields.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { answer, type Draft, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

const POSTAL_CODE = {
  required: 'booking-wizard:personaldata.postalCode.required',
  invalid: 'booking-wizard:personaldata.postalCode.invalid',
} as const;

/** B§2: city, house number and postal code are needed; what a postal code is depends on the address's country. */
export const personalDataForm = (countryCode: string | undefined) =>
  z.object({
    street: line({ most: 120 }),
    houseNumber: line({ most: 20, required: 'booking-wizard:personaldata.houseNumber.required' }),
    apartmentNumber: line({ most: 20 }),
    postalCode: z.string(said(POSTAL_CODE.required)).transform((text, context) => {
      const postalCode = isBlank(text) ? undefined : readPostalCode({ text: text.trim(), countryCode });
      if (postalCode) return postalCode;
      issue(context, isBlank(text) ? POSTAL_CODE.required : POSTAL_CODE.invalid);
      return z.NEVER;
    }),
    city: line({ most: 80, required: 'booking-wizard:personaldata.city.required' }),
  });
export type PersonalDataForm = ReturnType<typeof personalDataForm>;

/** Returns whom the visit is for: their address is asked for, whoever fills in the form. */
export function patientOf({ draft }: DraftRequest): Patient {
  const patient = draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
  if (!patient) throw notFound();
  return patient;
}

/** Saves the address with the patient's record, and keeps it with the draft for the summary. */
export async function saveAddress(
  request: DraftRequest,
  address: z.output<PersonalDataForm>,
): Promise<{ draft: Draft } | { refusal: TextKey }> {
  const { id } = patientOf(request);
  const [error] = await safe(request.provider.patients.update({ id, address }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return { refusal: 'booking-wizard:personaldata.postalCode.invalid' };
  }
  if (error) throw error;

  const { draft } = await answer(request, request.draft, { step: 'personaldata', value: address });
  return { draft };
}
