import { z } from 'zod';
import { Day, Id } from '#contract/primitives.ts';

export const DeclarationType = z.enum(['GP', 'NURSE', 'MIDWIFE']);
export type DeclarationType = z.infer<typeof DeclarationType>;

export const Declaration = z
  .object({
    id: Id,
    patientId: Id,
    type: DeclarationType,
    state: z.enum(['REGISTERED', 'SUBMITTED', 'CANCELED']),
    registrationDate: Day,
    systemId: Id.optional(),
  })
  .meta({ id: 'Declaration', description: "B§3. The portal's own declaration." });
export type Declaration = z.infer<typeof Declaration>;

export const HospitalDeclaration = z
  .object({
    systemId: Id,
    patientId: Id,
    type: DeclarationType,
    stateExport: z.enum(['A', 'N']),
  })
  .meta({
    id: 'HospitalDeclaration',
    description: 'B§3. A declaration held in the hospital system; stateExport A is an active one (A-154).',
  });
export type HospitalDeclaration = z.infer<typeof HospitalDeclaration>;
