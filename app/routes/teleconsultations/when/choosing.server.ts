import { isMove, timeSlotQuery } from '#app/journeys/teleconsultation/journey.ts';
import type { TimesRequest } from '#app/services/appointments/times/request.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/draft-request.server.ts';
import { stepPath } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { carriedBy } from '#app/routes/teleconsultations/draft/steps.server.ts';

/** The request as the choice of a time sees it. */
export function choosingTime(request: DraftRequest): TimesRequest & DraftRequest {
  const { id, answers } = request.draft;
  const servicesPath = isMove(answers) ? null : stepPath(id, 'services');
  return {
    ...request,
    times: {
      service: answers.services,
      query: timeSlotQuery(answers),
      hisBookingId: answers.facts.hisBookingId,
      pathTo: (query) => stepPath(id, 'dates', { ...query, ...carriedBy(request) }),
      placesPath: servicesPath,
      servicesPath,
    },
  };
}
