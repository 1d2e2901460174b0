import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Day, Id } from '#contract/primitives.ts';

export const DeclarationType = z.enum(['GP', 'NURSE', 'MIDWIFE']);
export type DeclarationType = z.infer<typeof DeclarationType>;

/** B§3. The portal's own declaration. */
export const Declaration = z.object({
  id: Id,
  patientId: Id,
  type: DeclarationType,
  state: z.enum(['REGISTERED', 'SUBMITTED', 'CANCELED']),
  registrationDate: Day,
  systemId: Id.optional(),
});
export type Declaration = z.infer<typeof Declaration>;

/** B§3. A declaration held in the hospital system; stateExport A is an active one. */
export const HospitalDeclaration = z.object({
  systemId: Id,
  patientId: Id,
  type: DeclarationType,
  stateExport: z.enum(['A', 'N']),
});
export type HospitalDeclaration = z.infer<typeof HospitalDeclaration>;

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
