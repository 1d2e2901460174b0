import type { DeclarationType } from '#app/domain/bookings/declarations.ts';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Lacking = Readonly<{
  /** Undefined where none lacks. */
  lacks?: DeclarationType | undefined;
  patientId: string | undefined;
  /** The booking that waits for it, and the service that is still to be chosen there; without one, nothing leads back. */
  draft?: string;
  service?: string | undefined;
}>;

/** Where the declaration is made that a service needs (B§5), and back to the booking that waits; undefined where none can be made in the portal. */
export async function declarationWay(request: PortalRequest, { lacks, patientId, draft, service }: Lacking) {
  if (!lacks || !(await applicationSettings(request)).declarationsModule) return undefined;
  const href = newDeclarationPath(lacks, {
    ...(patientId ? { patientId } : {}),
    ...(draft ? { booking: draft } : {}),
    ...(service ? { service } : {}),
  });
  return { href, words: 'booking-wizard:services.declaration.make' } as const;
}
