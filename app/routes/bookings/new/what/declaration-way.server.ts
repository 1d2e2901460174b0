import type { DeclarationType } from '#app/domain/bookings/declarations.ts';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Lacking = Readonly<{
  lacks: DeclarationType;
  patientId: string | undefined;
  /** The booking that waits for it, and the service that is still to be chosen there. */
  draft: string;
  service: string | undefined;
}>;

/** Where the declaration is made that a service needs (B§5), and back to the booking; undefined where nobody makes any in the portal. */
export async function declarationWay(request: PortalRequest, { lacks, patientId, draft, service }: Lacking) {
  if (!(await applicationSettings(request)).declarationsModule) return undefined;
  const href = newDeclarationPath(lacks, {
    ...(patientId ? { patientId } : {}),
    booking: draft,
    ...(service ? { service } : {}),
  });
  return { href, words: 'booking-wizard:services.declaration.make' } as const;
}
