import { os, type CallContext } from '#provider/core/context.ts';

const later = async ({ context }: { context: CallContext }): Promise<never> => {
  await context.account();
  throw new Error('Teleconsultations are not booked yet');
};
const { teleconsultations: calls, teleconsultationCatalog: catalog } = os;

export const teleconsultations = {
  make: calls.make.handler(later),
  change: calls.change.handler(later),
  cancel: calls.cancel.handler(later),
  unplanned: calls.unplanned.handler(later),
  consent: calls.consent.handler(later),
};
export const teleconsultationCatalog = {
  planned: catalog.planned.handler(later),
  unplanned: catalog.unplanned.handler(later),
  unplannedForPatient: catalog.unplannedForPatient.handler(later),
};
