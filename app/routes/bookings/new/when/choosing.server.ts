import { isMove, timeSlotQuery } from '#app/journeys/booking/journey.ts';
import { stepPath, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { carriedBy } from '#app/routes/bookings/new/draft/steps.server.ts';
import type { TimesRequest } from '#app/services/appointments/times/request.ts';

/** The request as the choice of a time sees it. */
export function choosingTime(request: DraftRequest): TimesRequest & DraftRequest {
  const { id, answers } = request.draft;
  const { services: service, facts } = answers;
  const isMoved = isMove(answers);
  return {
    ...request,
    times: {
      service,
      query: timeSlotQuery(answers),
      hisBookingId: facts.hisBookingId,
      pathTo: (query) => stepPath(id, 'dates', { ...query, ...carriedBy(request) }),
      placesPath:
        service && !isMoved ? stepPath(id, 'services', { service: service.medicalServiceCode }) : null,
      servicesPath: isMoved ? null : stepPath(id, 'services'),
    },
  };
}
