import { firstHourOf } from '#tests/support/booking-walk.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { NOW, teleconsultationWalk } from './walk.ts';

const TITLE = 'Ból kolana';
const NEW_CASE = { case: 'new', title: TITLE };
export const TEXT = 'Boli od tygodnia, najmocniej na schodach.';

/** The steps after the time, as a person without scripts walks them. */
export function walkOn(visitor: Visitor) {
  const walk = teleconsultationWalk(visitor);
  const send = async (page: Answer, fields: Parameters<Visitor['submit']>[1] = {}) =>
    visitor.follow(await visitor.submit(page, fields));

  const atDescription = async (patientId?: string) => send(await walk.atCase(patientId), NEW_CASE);
  const atSummary = async (patientId?: string) => send(await atDescription(patientId), { description: TEXT });

  /** The summary of one "now". */
  async function atSummaryOfNow(patientId?: string) {
    const described = await send(await walk.chosen(NOW, patientId), NEW_CASE);
    return send(described, { description: TEXT });
  }

  /** The step after a page of times, with the first of them chosen. */
  const timeChosen = async (dates: Answer) => walk.posted(dates, firstHourOf(dates));

  /** The booking's own address, once it is booked. */
  const bookingOf = ({ path }: Answer) =>
    path.split('?')[0]?.replace('/newteleconsultation/result', '/bookings') ?? '';

  return { ...walk, send, atDescription, atSummary, atSummaryOfNow, timeChosen, bookingOf };
}
