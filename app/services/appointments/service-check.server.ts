import { isDefinedError, safe } from '@orpc/client';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { isBookable, isForPatient } from '#app/domain/bookings/catalogue.ts';
import {
  missingDeclaration,
  type DeclarationType,
  type ServiceDeclarationType,
} from '#app/domain/bookings/declarations.ts';
import { heldByHospital } from '#app/services/provider/hospital-declarations.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Why a service cannot be chosen; `lacks`: the declaration without which it cannot. */
export type ServiceRefusal = { refusal: TextKey; lacks?: DeclarationType };

type Wanted = { patientId: string; availabilityId: string };

type Checked<Entry> = { entry: Entry } | ServiceRefusal;

/** Checks whether the patient may book this entry as a visit. */
export async function checkService(
  request: PortalRequest,
  { patientId, availabilityId }: Wanted,
): Promise<Checked<CatalogEntry>> {
  const entries = await request.provider.catalog.forPatient({ patientId });
  const entry = entries.find((one) => one.availabilityId === availabilityId);
  if (entry && isForPatient(entry) && !isBookable(entry))
    return { refusal: 'booking-wizard:services.unknown' };
  return checkEntry(request, { patientId, entry });
}

/**
 * Checks whether the patient may book this entry of the patient's catalogue: it is there and for this patient, no
 * booking lock, and the declaration of choice that it needs is there. The entry, or the text of what stands in the way.
 */
export async function checkEntry<Entry extends CatalogEntry>(
  request: PortalRequest,
  { patientId, entry }: { patientId: string; entry: Entry | undefined },
): Promise<Checked<Entry>> {
  if (!entry) return { refusal: 'booking-wizard:services.notForPatient' };
  if (!isForPatient(entry)) return { refusal: 'booking-wizard:services.withheld' };

  const { code, declarationType } = entry.medicalService;
  if (!(await isPossible(request, { patientId, medicalServiceCode: code })))
    return { refusal: 'booking-wizard:lock' };
  if (!declarationType) return { entry };

  const lacks = await lackingDeclaration(request, { patientId, needed: declarationType });
  if (lacks === 'UNKNOWN') return { refusal: 'booking-wizard:services.declarationUnknown' };
  return lacks ? { refusal: `booking-wizard:services.declaration.${declarationType}`, lacks } : { entry };
}

type Needed = { patientId: string; needed: ServiceDeclarationType };

/** The kind of declaration that the patient lacks; one of the portal is enough while the hospital system does not answer (B-50). */
async function lackingDeclaration(request: PortalRequest, { patientId, needed }: Needed) {
  const [own, held] = await Promise.all([
    orOutage(request.provider.declarations.forPatient({ patientId })),
    heldByHospital(request, { patientId }),
  ]);
  const lacks = missingDeclaration({
    needed,
    declarations: own.ok ? own.data : [],
    hospitalDeclarations: held.ok ? held.data.declarations : [],
  });
  return lacks && !(own.ok && held.ok) ? 'UNKNOWN' : lacks;
}

/** The facts of a service that decide on further steps (B§2). */
export async function serviceFacts(
  { provider }: PortalRequest,
  { commercialService, medicalService: { code: serviceCode } }: CatalogEntry,
) {
  const { medicalInterviewsModule } = await provider.questionnaires.settings();
  const facts = { isCommercial: commercialService, questionnaireModule: medicalInterviewsModule };
  if (!medicalInterviewsModule) return facts;

  const [error] = await safe(provider.questionnaires.existsForBookings({ serviceCode }));
  if (error && !isDefinedError(error)) throw error;
  return { ...facts, questionnaireExists: !error };
}

/** B§4, the booking lock: for the patient, or for one service of the patient. */
export async function isPossible(
  request: PortalRequest,
  question: { patientId: string; medicalServiceCode?: string },
) {
  const { patientId: x, medicalServiceCode } = question;
  const [error, answer] = await safe(request.provider.bookings.possibility({ x, medicalServiceCode }));
  if (isDefinedError(error)) return false;
  if (error) throw error;
  return answer.possible;
}
