import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { entryForContext, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { isBookable } from '#app/domain/bookings/catalogue.ts';
import type { DeclarationType } from '#app/domain/bookings/declarations.ts';
import { isMoveAsked } from '#app/domain/bookings/paths.ts';
import { readReferralId } from '#app/domain/bookings/referral.ts';
import { knownAddress } from '#app/domain/patients/address.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { serviceAnswer } from '#app/journeys/appointment.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { change } from '#app/journeys/engine.ts';
import { checkService, serviceFacts } from '#app/services/appointments/service-check.server.ts';
import { withNamed } from './named-in-address.server.ts';
import { moveToBegin } from '#app/routes/bookings/new/when/move-start.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { knownPerson } from '#app/services/wizard/person.server.ts';
import { guestCatalog } from '#app/services/provider/dictionaries.server.ts';

/** The answers known before the first one is given; `refusal`: why the service that the address names is not among them. */
type Beginning = {
  answers: BookingAnswers;
  refusal?: TextKey;
  /** The declaration that lacks, and the service that needs it. */
  lacking?: { lacks: DeclarationType; service: string } | undefined;
};

/**
 * The answers known before the first one is given: of the account, and of the query with which the wizard was entered.
 * Nothing of it is stored until somebody answers. Throws the way out of a move that cannot be.
 */
export async function beginningOf(
  request: AccountRequest,
  { start, patients }: { start: URLSearchParams; patients: readonly Patient[] },
): Promise<Beginning> {
  const known = knownPerson(patients, start.get('patient'));
  const moved = isMoveAsked(start) ? await moveToBegin(request, start) : undefined;
  const patient = patients.find(
    ({ id }) => id === chosenPatientId({ ...known, ...moved, facts: known.facts }),
  );
  const facts = { ...known.facts, ...(patient ? { address: knownAddress(patient.address) } : {}) };
  if (moved) return { answers: { ...moved, facts: { ...facts, ...moved.facts } } };
  const referralId = readReferralId(start);
  const answers = { ...known, facts: { ...facts, ...(referralId ? { referralId } : {}) } };
  const beginning = await withService(request, { start, answers });
  return { ...beginning, answers: await withNamed(request, { start, answers: beginning.answers }) };
}

/** The entry of the catalogue that the address leads to, by its own id or by what it offers; null: to none or to several. */
function entryNamed(all: CatalogEntry[], start: URLSearchParams) {
  const catalog = start.get('catalog');
  const context = readBookingContext(start);
  if (!catalog && !context) return null;
  const offered = catalog
    ? all.filter(({ availabilityId }) => availabilityId === catalog)
    : all.filter(({ medicalService }) => medicalService.code === context?.medicalServiceCode);
  if (offered.length === 0) return 'NOT_OFFERED';
  const entries = offered.filter(isBookable);
  const entry = context && !catalog ? entryForContext({ entries, context }) : entries[0];
  return entry ? { entry } : null;
}

/** The answers with the service that the address names, when the name leads to one entry that is booked here. */
async function withService(
  request: AccountRequest,
  { start, answers }: { start: URLSearchParams; answers: BookingAnswers },
): Promise<Beginning> {
  const found = entryNamed(await guestCatalog(request), start);
  if (!found) return { answers };
  if (found === 'NOT_OFFERED') return { answers, refusal: 'booking-wizard:services.notOffered' };
  const { entry } = found;

  const patientId = chosenPatientId(answers);
  const checked = patientId
    ? await checkService(request, { patientId, availabilityId: entry.availabilityId })
    : { entry };
  if ('refusal' in checked) {
    const { refusal, lacks } = checked;
    const lacking = lacks && { lacks, service: entry.medicalService.code };
    return { answers, refusal, lacking };
  }
  const facts = await serviceFacts(request, entry);
  return change({ journey, answers, step: 'services', value: serviceAnswer(entry), facts });
}
