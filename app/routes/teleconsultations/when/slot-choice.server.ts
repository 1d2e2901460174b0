import { isMove, slotAnswer } from '#app/journeys/appointment.ts';
import { freeSlot, holdSlot } from '#app/services/appointments/times/check.server.ts';
import { answer, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { onwards } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { choosingTime, keepRefusal } from './choosing.server.ts';
import { factsOf } from './rules.server.ts';

/** B-62. */
const taken = 'teleconsultation:dates.notHeld';

/**
 * Takes a free time for the draft, and holds it; a move only stores it. Leads on, or the texts of what stands in the way.
 */
export async function takeSlot(request: DraftRequest, chosen: { day: string; time: string }) {
  const choosing = choosingTime(request);
  const free = await freeSlot(choosing, {
    ...chosen,
    taken,
    keepRefusal: (errors) => keepRefusal(request, errors),
  });
  if ('refusals' in free) return free;
  const { slot, query } = free;
  const { isCommercial } = request.draft.answers.facts;
  const asked = await factsOf(choosing, { ...free, isCommercial });
  if ('refusals' in asked) return asked;

  const held = isMove(request.draft.answers) ? null : await holdSlot(choosing, { slot, query, taken });
  if (held && 'refusals' in held) return held;

  const kept = await answer(request, request.draft, {
    step: 'dates',
    value: slotAnswer(slot),
    facts: { ...asked.facts, reservedId: held?.hold.hisBookingId },
  });
  const checked = await answer(request, kept.draft, { step: 'parallel', value: { timeSlotId: slot.id } });
  return onwards(request, { draft: checked.draft, cleared: kept.cleared });
}
