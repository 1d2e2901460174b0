import type { Patient } from '#contract/patients/schemas.ts';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import { isForGood } from '#app/domain/bookings/validation.ts';
import { isMove, timeSlotQuery, type Appointment, type ServiceAnswer } from '#app/journeys/appointment.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Finishing } from '#app/services/wizard/drafts.server.ts';
import { holdLonger, holdOf, lostReason } from '#app/services/wizard/hold.server.ts';
import { finishBooked } from './booked.server.ts';
import { bookingMade } from './booking-made.server.ts';
import type { TimesRequest } from './times/request.ts';

/** A step of a wizard for a visit or a teleconsultation. */
export type AppointmentStep = AccountRequest &
  Readonly<{
    step: string;
    draft: Readonly<{ id: string; patients: readonly Patient[]; answers: Appointment }>;
  }>;

/** The wizard's drafts, as `draftsOf` has them, and what only one of both wizards knows of them. */
type Bound<Its extends AppointmentStep> = Readonly<{
  wizard: Finishing;
  drafts: Readonly<{
    stepPath: (id: string, step: 'services' | 'dates', query?: Record<string, string>) => string;
    carriedBy: (request: Its) => Record<string, string>;
    answer: (
      request: Its,
      draft: Its['draft'],
      none: { step: 'dates'; value: undefined },
    ) => Promise<unknown>;
    withFacts: (request: Its, facts: { isRefused: true }) => Promise<unknown>;
  }>;
  /** The names in the address of a service's places. */
  placesQuery: (service: ServiceAnswer) => Record<string, string>;
}>;

const EXPIRED = 'booking-wizard:dates.expired';

/** The time of a draft: how it is chosen, kept and lost. */
export function timesOf<Its extends AppointmentStep>({ wizard, drafts, placesQuery }: Bound<Its>) {
  const { stepPath, carriedBy } = drafts;

  /**
   * The time is held no longer: back to the dates, with the reason and everything else kept. When the patient has it already, it was booked
   * and only the answer was lost (the process was killed, the provider was slow): to the result.
   */
  async function leaveLostSlot(request: Its, reason: TextKey = EXPIRED) {
    const { id, answers } = request.draft;
    const made = await bookingMade(request, answers);
    if (made) return finishBooked(wizard, request, { ...made, movedFrom: answers.facts.moved?.dateFrom });

    const said = reason === EXPIRED ? await lostReason(request) : reason;
    await drafts.answer(request, request.draft, { step: 'dates', value: undefined });
    return redirectWithNotice(request, stepPath(id, 'dates'), { key: said, kind: 'error' });
  }

  return {
    leaveLostSlot,
    /** The hold of the draft's time; without one the patient is led on by leaveLostSlot. @throws outages, too */
    requireHold: async (request: Its): Promise<TimeSlotHold> => {
      const hold = await holdOf(request, request.draft.answers.dates?.timeSlotId);
      if (!hold) throw await leaveLostSlot(request);
      return hold;
    },
    /** Holds the draft's time for 15 minutes more, then back to the page `to`. */
    keepLonger: (request: Its, to: string) =>
      holdLonger(request, {
        to,
        noMore: isMove(request.draft.answers)
          ? 'bookings:move.noExtension'
          : 'booking-wizard:summary.noExtension',
        lost: () => leaveLostSlot(request),
      }),
    /** Nobody is offered to finish what was refused for good. */
    keepRefusal: async (request: Its, errors: readonly { code: string }[]) => {
      if (errors.some(isForGood)) await drafts.withFacts(request, { isRefused: true });
    },
    /** The request as the choice of a time sees it. */
    choosingTime: (request: Its): TimesRequest & Its => {
      const { id, answers } = request.draft;
      const service = answers.services;
      const isMoved = isMove(answers);
      return {
        ...request,
        times: {
          service,
          query: timeSlotQuery(answers),
          hisBookingId: answers.facts.hisBookingId,
          pathTo: (query) => stepPath(id, 'dates', { ...query, ...carriedBy(request) }),
          placesPath: service && !isMoved ? stepPath(id, 'services', placesQuery(service)) : null,
          servicesPath: isMoved ? null : stepPath(id, 'services'),
        },
      };
    },
  };
}
