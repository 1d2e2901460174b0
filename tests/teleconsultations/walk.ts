import { NEW_TELECONSULTATION_PATH } from '#app/domain/bookings/teleconsultation-paths.ts';
import { firstHourOf, tokensOf } from '#tests/support/booking-walk.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

export const PLANNED = 'tele-int-majewska';
export const NOW = 'tele-now-duty';

export const draftOf = ({ path }: Answer) => new URLSearchParams(path.split('?')[1]).get('draft') ?? '';

/** Steps of a teleconsultation as a person without scripts walks them. */
export function teleconsultationWalk(visitor: Visitor) {
  const posted = async (page: Answer, fields: Record<string, string>) =>
    visitor.follow(await visitor.post(page.path, { ...tokensOf(page), ...fields }));

  /** A new draft: at the patients when there are several, else at the services. */
  const start = async () => visitor.follow(await visitor.get(NEW_TELECONSULTATION_PATH));

  async function atServices(patientId?: string) {
    const first = await start();
    return patientId ? posted(first, { patientId }) : first;
  }

  /** The step after the services: the dates, or of one "now" the case. */
  const chosen = async (availabilityId: string, patientId?: string) =>
    posted(await atServices(patientId), { availabilityId });

  const atDates = (patientId?: string) => chosen(PLANNED, patientId);

  /** The case, with the first free time held. */
  async function atCase(patientId?: string) {
    const dates = await atDates(patientId);
    return posted(dates, firstHourOf(dates));
  }

  return { start, atServices, chosen, atDates, atCase, posted };
}
