import { redirect } from '@remix-run/node';
import type { CatalogEntry } from '#contract/bookings/catalog.ts';
import { bookingContextPath } from '#app/domain/bookings/booking-context.ts';
import { chosenPatientId, serviceAnswer } from '#app/journeys/booking/journey.ts';
import { guestCatalog } from '#app/services/provider/dictionaries.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Visit } from '#app/services/request/portal-request.server.ts';
import { answer, onwards, type DraftVisit } from '#app/routes/bookings/new/draft/draft.server.ts';
import { checkService, serviceFacts } from './service-choice.server.ts';

type Chosen = Response | { refusal: TextKey };

/** What the patient of the draft, or a guest, may choose from. */
export async function catalogOf({
  visit,
  own,
}: {
  visit: Visit;
  own: DraftVisit | null;
}): Promise<CatalogEntry[]> {
  const patientId = own ? chosenPatientId(own.draft.answers) : undefined;
  return patientId ? visit.provider.catalog.forPatient({ patientId }) : guestCatalog(visit);
}

/** Chooses a service for the draft; a hold of another one is given back. */
export async function chooseService(visit: DraftVisit, availabilityId: string): Promise<Chosen> {
  const patientId = chosenPatientId(visit.draft.answers);
  if (!patientId) return { refusal: 'bookings:new.patients.required' };
  const checked = await checkService(visit, { patientId, availabilityId });
  if ('refusal' in checked) return checked;

  const chosen = await answer(visit, visit.draft, {
    step: 'services',
    value: serviceAnswer(checked.entry),
    facts: await serviceFacts(visit, checked.entry),
  });
  if (chosen.cleared.includes('dates')) await visit.provider.timeSlots.releaseHold();
  return onwards(visit, chosen);
}

/** A guest goes to sign-in with the choice, and comes back to its dates (B§2). */
export async function chooseAsGuest(visit: Visit, availabilityId: string): Promise<Chosen> {
  const entry = (await guestCatalog(visit)).find((one) => one.availabilityId === availabilityId);
  if (!entry) return { refusal: 'bookings:new.services.unknown' };

  const { medicalService, hospitalOrganizationUnit, practitioner } = entry;
  const path = bookingContextPath({
    kind: 'visit',
    medicalServiceCode: medicalService.code,
    organizationalUnitId: hospitalOrganizationUnit.id,
    employeeId: practitioner?.employee.id,
    occupationCode: practitioner?.occupation.code,
  });
  return redirect(path.replace('/newbooking', '/login'), 303);
}
