import { DeclarationType } from '#contract/declarations/schemas.ts';
import { os } from '#provider/core/context.ts';

const forPatient = os.declarations.forPatient.handler(async ({ input, context }) => {
  const { id } = await context.access.patient({ ...input, action: 'declarations.forPatient' });
  return context.store.declarations.own(id);
});

const hospitalForPatient = os.declarations.hospitalForPatient.handler(async ({ input, context }) => {
  const { id } = await context.access.patient({ ...input, action: 'declarations.hospitalForPatient' });
  const asked = input.types?.split(',');
  const types = DeclarationType.options.filter((type) => !asked || asked.includes(type));
  return context.store.declarations.hospital({ patientId: id, types });
});

export const declarations = { forPatient, hospitalForPatient };
