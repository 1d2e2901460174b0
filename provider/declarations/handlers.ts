import { DeclarationType } from '#contract/declarations/schemas.ts';
import { os } from '#provider/core/context.ts';

const forPatient = os.declarations.forPatient.handler(async ({ input, context }) => {
  const patient = await context.access.patient({ ...input, action: 'declarations.forPatient' });
  return context.store.declarations.own(await context.access.seen([patient]));
});

const hospitalForPatient = os.declarations.hospitalForPatient.handler(async ({ input, context }) => {
  const patient = await context.access.patient({ ...input, action: 'declarations.hospitalForPatient' });
  const wanted = input.types?.split(',');
  const types = DeclarationType.options.filter((type) => !wanted || wanted.includes(type));
  return context.store.declarations.hospital({ whose: await context.access.seen([patient]), types });
});

export const declarations = { forPatient, hospitalForPatient };
