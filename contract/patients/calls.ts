import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AddressChange, Patient } from './schemas.ts';
import { Id } from '#contract/primitives.ts';

export const patients = {
  /** Ours (B§7 names it, path not shown). Every patient of the account: own first, then wards, then children. */
  list: oc
    .route({ method: 'GET', path: '/portal/api/patients', tags: ['patients', 'ours'] })
    .output(z.array(Patient)),

  /** A§7 (payload not shown), B§2 personal data. POSTAL_CODE: not one of the address's country. */
  update: oc
    .route({ method: 'PUT', path: '/mpi/accounts/mpi-user/patients/{id}', tags: ['patients'] })
    .input(z.object({ id: Id, address: AddressChange }))
    .output(Patient)
    .errors({ NOT_FOUND: { status: 404 }, POSTAL_CODE: { status: 400 } }),
};
