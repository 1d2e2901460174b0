import { redirect } from '@remix-run/node';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { isForPatient, isTeleconsultation } from '#app/domain/bookings/catalogue.ts';
import { contextPathOf } from '#app/domain/bookings/booking-context.ts';
import { serviceAnswer } from '#app/journeys/appointment.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { guestCatalog } from '#app/services/provider/dictionaries.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { onwards } from '#app/routes/bookings/new/draft/steps.server.ts';
import { searchOf, type Catalog } from './services.form.server.ts';
import { withDeclarationWay } from '#app/services/appointments/declaration-way.server.ts';
import {
  checkService,
  serviceFacts,
  type ServiceRefusal,
} from '#app/services/appointments/service-check.server.ts';

type Chosen = Response | { refusals: ErrorText[] };

/** The catalogue from which the patient of the draft, or a guest, may choose. */
export async function catalogOf({
  request,
  draftRequest,
}: {
  request: PortalRequest;
  draftRequest: DraftRequest | null;
}): Promise<Catalog> {
  const patientId = draftRequest ? chosenPatientId(draftRequest.draft.answers) : undefined;
  const all = patientId
    ? await request.provider.catalog.forPatient({ patientId })
    : await guestCatalog(request);
  return {
    entries: all.filter((entry) => !isTeleconsultation(entry)),
    teleconsultations: all.filter(isTeleconsultation),
    isOffered: patientId ? isForPatient : () => true,
  };
}

/**
 * Why the service that the address names cannot be chosen: nobody can book it, or not this patient. It was chosen from a
 * list and not typed, so nothing similar is looked for.
 */
export async function refusalOfNamed(
  request: PortalRequest,
  { entries, teleconsultations }: Catalog,
): Promise<TextKey | null> {
  const { service } = searchOf(request.url);
  if (!service || isNamedIn([...entries, ...teleconsultations], service)) return null;
  return isNamedIn(await guestCatalog(request), service)
    ? 'booking-wizard:services.notForPatient'
    : 'booking-wizard:services.notOffered';
}

const isNamedIn = (entries: readonly CatalogEntry[], service: string) =>
  entries.some(({ medicalService: { code } }) => code === service);

/** Chooses a service for the draft; a hold of another one is given back. */
export async function chooseService(request: DraftRequest, availabilityId: string): Promise<Chosen> {
  const patientId = chosenPatientId(request.draft.answers);
  if (!patientId) return { refusals: ['booking-wizard:patients.required'] };
  const checked = await checkService(request, { patientId, availabilityId });
  if ('refusal' in checked)
    return { refusals: [await refusalWithWay(request, { ...checked, availabilityId })] };

  const chosen = await answer(request, request.draft, {
    step: 'services',
    value: serviceAnswer(checked.entry),
    facts: await serviceFacts(request, checked.entry),
  });
  if (chosen.cleared.includes('dates')) await request.provider.timeSlots.releaseHold();
  return onwards(request, chosen);
}

type Refused = ServiceRefusal & { availabilityId: string };

/** The text about a service that cannot be chosen, with the way to the declaration that it needs. */
async function refusalWithWay(request: DraftRequest, { refusal, lacks, availabilityId }: Refused) {
  const { draft } = request;
  if (!lacks) return refusal;
  const entry = (await guestCatalog(request)).find((one) => one.availabilityId === availabilityId);
  return withDeclarationWay(request, refusal, {
    lacks,
    patientId: chosenPatientId(draft.answers),
    draft: draft.id,
    service: entry?.medicalService.code,
  });
}

/** A guest goes to sign-in with the choice, and comes back to its dates (B§2). */
export async function chooseAsGuest(request: PortalRequest, availabilityId: string): Promise<Chosen> {
  const entry = (await guestCatalog(request)).find((one) => one.availabilityId === availabilityId);
  if (!entry || isTeleconsultation(entry)) return { refusals: ['booking-wizard:services.unknown'] };
  return redirect(contextPathOf('visit', entry).replace('/newbooking', '/login'), 303);
}
