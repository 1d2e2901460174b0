import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import type { Outcome } from '#app/services/wizard/steps.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { addressFields, postalCodeText } from '#app/services/forms/address.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { answer, type Draft, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

/** B§2: the address, but for its country, which stays. */
export const personalDataForm = (countryCode: string | undefined) => z.object(addressFields(countryCode));
export type PersonalDataForm = ReturnType<typeof personalDataForm>;

/** Saves the address with the patient's record, and keeps it with the draft for the summary. */
export async function saveAddress(
  request: DraftRequest,
  address: z.output<PersonalDataForm>,
): Promise<Outcome<BookingAnswers, Draft> | { refusal: ErrorText }> {
  const { id, address: stored } = patientOf(request);
  const [error] = await safe(request.provider.patients.update({ id, address }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return { refusal: postalCodeText('invalid', stored.countryCode) };
  }
  if (error) throw error;

  return answer(request, request.draft, { step: 'personaldata', value: address });
}
