import { practitionerName } from '#app/domain/bookings/names.ts';
import { declarationPagePath, declarationPath } from '#app/domain/declarations/paths.ts';
import { waitingBookingIn, waitingBookingPath } from '#app/domain/declarations/waiting-booking.ts';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import { signingTarget } from '#app/routes/signing/signing.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { nameOfPatient } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** The page of what was saved, how it stands now, and what is next (B-52); another's declaration and a missing one are one 404. */
export async function resultPage(
  request: AccountRequest,
  { id, kind }: { id: string; kind: DeclarationType },
) {
  const { provider, t, url } = request;
  const declaration = await orNotFound(provider.declarations.get({ id }));
  if (declaration.type !== kind) throw notFound();
  const { state, signedAt, practitioner, hospitalOrganizationUnit: unit, patientId } = declaration;
  const waits = state === 'REGISTERED' && signedAt === undefined;
  const stands = state === 'REGISTERED' && signedAt !== undefined ? 'SIGNED' : state;
  const booking = waitingBookingIn(url.searchParams);
  return {
    title: t(waits ? 'declaration-wizard:result.title' : 'declaration-wizard:result.stands'),
    waits,
    canSign: waits && (await signingTarget(request)) !== null,
    kind,
    stands: t(`declarations:state.${stands}`),
    patient: await nameOfPatient(request, patientId),
    practitioner: practitioner ? practitionerName(practitioner) : null,
    unit: unit?.name ?? null,
    path: declarationPath(id),
    signPath: declarationPagePath(id, 'sign'),
    printPath: declarationPagePath(id, 'printout'),
    bookingPath: booking && waitingBookingPath(booking),
  };
}
