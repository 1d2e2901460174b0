import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import type { ServiceRefusal } from '#app/routes/bookings/service-check.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Refused = ServiceRefusal & { patientId: string };

/** Where what a refused service lacks can be made: a declaration of choice; undefined where nothing of it is done in the portal. */
export async function waysOf(request: PortalRequest, { lacks, patientId }: Refused) {
  if (!lacks || !(await applicationSettings(request)).declarationsModule) return undefined;
  return {
    href: newDeclarationPath(lacks, { patientId }),
    words: 'booking-wizard:services.declaration.make',
  } as const;
}
