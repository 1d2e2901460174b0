import {
  declarationTypeOf,
  type DeclarationType,
  type ServiceDeclarationType,
} from '#app/domain/bookings/declarations.ts';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

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

/** The text about a service that cannot be chosen, with the way to the declaration that it needs. */
export async function withDeclarationWay(
  request: PortalRequest,
  text: TextKey,
  lacking: Lacking,
): Promise<ErrorText> {
  const way = await declarationWay(request, lacking);
  return way ? withWay(text, way) : text;
}

type Needed = Readonly<{ needed: ServiceDeclarationType; patientId: string | undefined; draft?: string }>;

/** The same of a declaration that is not there when it is to be booked: it has gone meanwhile. */
export const declarationGone = (request: PortalRequest, { needed, ...lacking }: Needed) =>
  withDeclarationWay(request, `booking-wizard:services.declaration.${needed}`, {
    lacks: declarationTypeOf(needed),
    ...lacking,
  });
