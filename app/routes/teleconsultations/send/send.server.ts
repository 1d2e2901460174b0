import { isDefinedError, safe } from '@orpc/client';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { isNow } from '#app/journeys/teleconsultation/journey.ts';
import type { BookedDraft } from '#app/journeys/teleconsultation/draft.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { KEPT } from './consent.server.ts';
import { caseIdOf, orderOf, systemIdsOf, timeOf, whoseConsultation } from './order.server.ts';
import { finishPlanned, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { teleconsultationWizard } from '#app/journeys/teleconsultation/wizard.ts';
import { leaveLostSlot } from '#app/routes/teleconsultations/when/choosing.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import type { CallWithText } from '#app/services/provider/failure-texts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { finishDraft } from '#app/services/wizard/drafts.server.ts';
import { giveBack } from '#app/services/wizard/hold.server.ts';
import { refusalOf, type Refused } from './refusal.server.ts';
import { undoAlone } from './undone.server.ts';

/** The state of "now" as the page showed it: whether nobody was on duty. */
type Said = { isOffline: boolean };

/** Sends what the draft has gathered: to the result, or what stands in the way. Any number of equal ones is one (B-55, B-87). */
export function send(request: DraftRequest, said: Said): Promise<Response | Refused> {
  const { answers } = request.draft;
  if (isMove(answers)) return move(request);
  return isNow(answers) ? registerNow(request, said) : book(request, said);
}

const NOT_MADE = 'teleconsultation-summary:notMade';
/** B§8 and C§8, word for word. */
const NOT_REGISTERED = 'teleconsultation-summary:now.notRegistered';

async function book(request: DraftRequest, said: Said): Promise<Response | Refused> {
  const [error, made] = await safe(request.provider.teleconsultations.make(orderOf(request, said)));
  if (isDefinedError(error)) return refusalOf(request, { error, notDone: NOT_MADE });
  if (error) return failed(error, 'teleconsultations.make');
  if (!made.booking) {
    await undoAlone(request, made);
    return { refusals: [NOT_MADE] };
  }
  return finishPlanned(request, made.booking);
}

/** The first call makes consultation and id, once for the draft; the second registers the booking, once for the id (B-87). */
async function registerNow(request: DraftRequest, said: Said): Promise<Response | Refused> {
  const { teleconsultations } = request.provider;
  const [unmade, made] = await safe(teleconsultations.make(orderOf(request, said)));
  if (isDefinedError(unmade))
    return withWayOn(await refusalOf(request, { error: unmade, notDone: NOT_REGISTERED }));
  if (unmade) return failed(unmade, 'teleconsultations.unplanned');

  const { teleconsultationId } = made;
  const whose = whoseConsultation(request);
  const { medicalCaseId } = caseIdOf(request);
  const wanted = {
    ...whose,
    patientId: whose.x,
    systemIds: systemIdsOf(request),
    teleconsultationId,
    medicalCaseId,
  };
  const isKnown = await isRegistered(request, teleconsultationId);
  const [error, registered] = await safe(teleconsultations.unplanned(wanted));
  if (isDefinedError(error)) return withWayOn(await refusalOf(request, { error, notDone: NOT_REGISTERED }));
  if (error) return failed(error, 'teleconsultations.unplanned');
  return finishNow(request, { ...registered, wasOffline: said.isOffline, isKnown });
}

/** B-73: the waiting room may have registered it since, and has said so: it is said once. */
async function isRegistered({ provider }: DraftRequest, consultationId: string) {
  const [, live] = await safe(provider.telehealthLive.state({ consultationId }));
  return live?.booking !== undefined;
}

/** C§8 says that it was not registered, and nothing of what to do. */
const withWayOn = (refused: Refused): Refused =>
  'refusals' in refused && refused.refusals.includes(NOT_REGISTERED)
    ? { ...refused, refusals: [...refused.refusals, KEPT] }
    : refused;

/** A move takes its time only now: until it is certain, and after each refusal, the old one stands. */
async function move(request: DraftRequest): Promise<Response | Refused> {
  const { teleconsultations, timeSlots } = request.provider;
  const { hisBookingId, moved } = request.draft.answers.facts;
  const { timeSlot, scheduledDate, dateTo } = timeOf(request);
  if (!hisBookingId || !moved?.teleconsultationId || !scheduledDate || !dateTo) throw notFound();
  const whose = whoseConsultation(request);
  const [taken] = await safe(timeSlots.block({ timeSlotId: timeSlot.id, patientId: whose.x }));
  if (isDefinedError(taken)) {
    const reason = taken.code === 'SLOT_PAST' ? 'booking-wizard:dates.past' : 'booking-wizard:dates.taken';
    return leaveLostSlot(request, reason);
  }
  if (taken) return failed(taken, 'teleconsultations.change');

  const [error, changed] = await safe(
    teleconsultations.change({
      ...whose,
      patientId: whose.x,
      timeSlot,
      scheduledDate,
      dateTo,
      hisBookingId,
      teleconsultationId: moved.teleconsultationId,
      oldDateFrom: moved.dateFrom,
    }),
  );
  if (isDefinedError(error)) {
    const refused = await refusalOf(request, { error, notDone: 'teleconsultation-summary:notMoved' });
    await giveBack(request, timeSlot.id);
    return refused;
  }
  if (error) {
    const outage = failed(error, 'teleconsultations.change');
    // In doubt, the booking may stand at that time already; where it certainly failed, others may have the time.
    if (!outageOf(error)?.inDoubt) await giveBack(request, timeSlot.id);
    return outage;
  }
  return finishPlanned(request, changed.booking);
}

/** Nobody knows, or the host has said that it failed: the draft stays, and the same press may be repeated. @throws what is no outage */
function failed(error: unknown, call: CallWithText): Refused {
  const texts = failedWrite(error, call, { href: '/bookings', words: 'bookings:list.title' });
  if (!texts) throw error;
  return withWayOn({ refusals: texts, status: 503 });
}

type Registered = {
  teleconsultationId: string;
  isOffline: boolean;
  booking: Booking;
  wasOffline: boolean;
  isKnown: boolean;
};

/** Leads to the live session, or, while nobody is on duty, to the list, which says what follows. */
function finishNow(request: DraftRequest, { booking, isOffline, wasOffline, isKnown, ...made }: Registered) {
  const { system, systemId } = booking;
  const { teleconsultationId } = made;
  const isChanged = isOffline !== wasOffline;
  const further: TextKey[] = [
    ...(isChanged
      ? [`teleconsultation-summary:now.${isOffline ? 'goneOffline' : 'cameOnDuty'}` as const]
      : []),
    ...(isOffline ? ['teleconsultation-summary:now.offline' as const] : []),
  ];
  return finishDraft(teleconsultationWizard, request, {
    done: { booked: { system, systemId, now: { teleconsultationId, isOffline } } } satisfies BookedDraft,
    said: [
      ...(isKnown ? [] : [{ key: 'teleconsultation-summary:now.registered' } as const]),
      ...further.map((key) => ({ key, kind: 'notice' as const })),
    ],
  });
}
