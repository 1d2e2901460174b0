import type { Submission } from '@conform-to/react';
import { isDefinedError, safe } from '@orpc/client';
import type { z } from 'zod';
import type { DeclarationData } from '#contract/declarations/schemas.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { postalCodeText } from '#app/services/forms/address.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import type { DraftRequest } from './draft.server.ts';
import type { DataForm, DataPart } from './summary.form.server.ts';

/** The values in the fields, as they are stored. */
export const storedData = ({ familyName, address, phoneNumber, insurance }: DeclarationData) => ({
  familyName: familyName ?? '',
  street: address.street ?? '',
  houseNumber: address.houseNumber ?? '',
  apartmentNumber: address.apartmentNumber ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  phoneNumber: phoneNumber ?? '',
  insurerCode: insurance.insurerCode ?? '',
});
export type StoredData = ReturnType<typeof storedData>;

type Typed = z.output<DataForm>;
type Sent = Extract<Submission<Typed, string[]>, { status: 'success' }>;

/** Saves what was mended, where anything was (B-46); or says why it is not saved. Null: all is as it should be. */
export async function saveData(
  request: DraftRequest,
  { submission, parts, stored }: { submission: Sent; parts: readonly DataPart[]; stored: DeclarationData },
) {
  const change = changeOf(submission.value, { parts, stored });
  if (Object.keys(change).length === 0) return null;
  const asked = { patientId: patientOf(request).id, ...change };
  const [error] = await safe(request.provider.primaryCare.changeData(asked));
  if (!error) return null;
  if (!isDefinedError(error)) {
    if (!outageOf(error)) throw error;
    return refused(submission, { '': ['declaration-wizard:failed.nothing'] }, { status: 503 });
  }
  if (error.code === 'NOT_FOUND') throw notFound();
  const postalCode = [postalCodeText('invalid', stored.address.countryCode)];
  return refused(submission, { postalCode }, { status: 400 });
}

/** The parts that differ from what is stored. */
function changeOf(typed: Typed, { parts, stored }: { parts: readonly DataPart[]; stored: DeclarationData }) {
  const before = storedData(stored);
  const isNew = (...names: readonly (keyof StoredData)[]) =>
    names.some((name) => (typed[name] ?? '') !== before[name]);
  const { street, houseNumber, apartmentNumber, postalCode, city, phoneNumber, insurerCode } = typed;
  const { countryCode } = stored.address;
  const isWhole = houseNumber !== undefined && postalCode !== undefined && city !== undefined;
  const isMoved =
    parts.includes('address') && isNew('street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city');
  return {
    ...(parts.includes('familyName') && isNew('familyName') ? { familyName: typed.familyName ?? '' } : {}),
    ...(isMoved && isWhole
      ? {
          address: {
            street,
            houseNumber,
            apartmentNumber,
            postalCode,
            city,
            ...(countryCode ? { countryCode } : {}),
          },
        }
      : {}),
    ...(parts.includes('phone') && phoneNumber && isNew('phoneNumber') ? { phoneNumber } : {}),
    ...(parts.includes('insurer') && insurerCode && isNew('insurerCode') ? { insurerCode } : {}),
  };
}
