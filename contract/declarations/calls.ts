import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Declaration, HospitalDeclaration } from './schemas.ts';
import { Id } from '#contract/primitives.ts';

export const declarations = {
  /** B§7. NOT_FOUND for a patient of another account as for none. */
  forPatient: oc
    .route({
      method: 'GET',
      path: '/declarations/mpi-user/declarationspatient/{patientId}',
      tags: ['declarations'],
    })
    .input(z.object({ patientId: Id }))
    .output(z.array(Declaration))
    .errors({ NOT_FOUND: { status: 404 } }),

  /** B§7. `types` is a comma list of DeclarationType. */
  hospitalForPatient: oc
    .route({ method: 'GET', path: '/mpi/poz-declarations/patient/{patientId}', tags: ['declarations'] })
    .input(z.object({ patientId: Id, types: z.string().max(40).optional() }))
    .output(z.array(HospitalDeclaration))
    .errors({ NOT_FOUND: { status: 404 } }),
};
