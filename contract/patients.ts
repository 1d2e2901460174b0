import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Address, Day, Id } from './primitives.ts';

/** A§3 and B§3. One person whom the account may act for. */
export const Patient = z.object({
  id: Id,
  name: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  birthDate: Day,
  gender: z.enum(['MALE', 'FEMALE', 'OTHER']),
  patientRole: z.enum(['PATIENT', 'WARD', 'CHILD']),
  authorized: z.boolean(),
  identity: z.object({
    nationalIdentificationNumber: z.string().optional(),
    documentNumber: z.string().optional(),
    countryCode: z.string().length(2).optional(),
  }),
  address: Address,
  insurance: z.object({ insurerCode: z.string().optional() }),
});
export type Patient = z.infer<typeof Patient>;

export const patients = {
  /** Ours (B§7 names it, path not shown). Every patient of the account: own first, then wards, then children. */
  list: oc
    .route({ method: 'GET', path: '/portal/api/patients', tags: ['patients', 'ours'] })
    .output(z.array(Patient)),
};
