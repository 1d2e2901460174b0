import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { Patient } from '#contract/patients/schemas.ts';
import { readPostalCode } from '#app/domain/patients/address.ts';
import { isBlank } from '#app/domain/typed.ts';
import { chosenPatientId } from '#app/journeys/booking/journey.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { answer, type Draft, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

const CONTROL_CHARACTERS = /\p{Cc}/u;

/** A text that nobody sees is none. */
const seen = (text: string) => (isBlank(text) ? '' : text.trim());

const line = ({ max, error }: { max: number; error: TextKey }) =>
  z
    .string({ error })
    .overwrite(seen)
    .min(1, { error })
    .max(max, { error: 'booking-wizard:personaldata.tooLong' })
    .refine((text) => !CONTROL_CHARACTERS.test(text), { error: 'booking-wizard:personaldata.notPlain' });

const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(seen)
    .max(max, { error: 'booking-wizard:personaldata.tooLong' })
    .refine((text) => !CONTROL_CHARACTERS.test(text), { error: 'booking-wizard:personaldata.notPlain' })
    .transform((text) => text || undefined)
    .optional();

/** B§2: city, house number and postal code are needed; what a postal code is depends on the address's country. */
export const personalDataForm = (countryCode: string | undefined) =>
  z.object({
    street: optionalLine(120),
    houseNumber: line({ max: 20, error: 'booking-wizard:personaldata.houseNumber.required' }),
    apartmentNumber: optionalLine(20),
    postalCode: z
      .string({ error: 'booking-wizard:personaldata.postalCode.required' })
      .overwrite(seen)
      .min(1, { error: 'booking-wizard:personaldata.postalCode.required' })
      .transform((text, context) => {
        const postalCode = readPostalCode({ text, countryCode });
        if (postalCode) return postalCode;
        context.addIssue({ code: 'custom', message: 'booking-wizard:personaldata.postalCode.invalid' });
        return z.NEVER;
      }),
    city: line({ max: 80, error: 'booking-wizard:personaldata.city.required' }),
  });
export type PersonalDataForm = ReturnType<typeof personalDataForm>;

/** For whom the visit is: their address is asked for, whoever fills in the form. */
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
