import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { isForPatient } from '#app/domain/bookings/catalogue.ts';
import { checkEntry, type ServiceRefusal } from '#app/services/appointments/service-check.server.ts';
import { guestTeleconsultations } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** An entry of the catalogue, and whether it is given now or at a set time. */
export type Offer = { entry: CatalogEntry; isNow: boolean };

/** Both catalogues, for a patient or for everybody; each fails alone. */
export type Offers = Readonly<{
  patientId: string | undefined;
  planned: OrOutage<CatalogEntry[]>;
  now: OrOutage<CatalogEntry[]>;
}>;

/** B-60: what there is, of which a patient's says what is for them; guests see all. */
export async function offersOf(request: PortalRequest, patientId: string | undefined): Promise<Offers> {
  const { teleconsultationCatalog: catalog } = request.provider;
  const [planned, now] = await Promise.all([
    orOutage(patientId ? orNotFound(catalog.planned({ patientId })) : guestTeleconsultations(request)),
    orOutage(patientId ? orNotFound(catalog.unplannedForPatient({ patientId })) : catalog.unplanned()),
  ]);
  return { patientId, planned, now };
}

/** Returns all that came, of both. */
export const offered = ({ planned, now }: Offers): Offer[] => [
  ...(planned.ok ? planned.data.map((entry) => ({ entry, isNow: false })) : []),
  ...(now.ok ? now.data.map((entry) => ({ entry, isNow: true })) : []),
];

/** True where an entry is shown: one that is not for the patient is left out (decision 034). */
export const isShown = ({ patientId }: Offers, entry: CatalogEntry) => !patientId || isForPatient(entry);

/** Tells whether the patient may have it (A-92, B-90); or why not. An outage of the catalogue in which it may be is one of the choice. */
export async function checkOffer(
  request: PortalRequest,
  { patientId, availabilityId }: { patientId: string; availabilityId: string },
): Promise<{ offer: Offer } | ServiceRefusal> {
  const offers = await offersOf(request, patientId);
  const found = offered(offers).find(({ entry }) => entry.availabilityId === availabilityId);
  if (!found && !(offers.planned.ok && offers.now.ok))
    return { refusal: 'teleconsultation:services.notKnown' };
  const checked = await checkEntry(request, { patientId, entry: found?.entry });
  return found && 'entry' in checked ? { offer: found } : (checked as ServiceRefusal);
}
