import { z } from 'zod';
import { firstUnanswered, isReachable } from '#app/journeys/engine.ts';
import { EnrolmentAnswers } from '#app/journeys/enrolment/draft.ts';
import type { EnrolmentStep } from '#app/journeys/enrolment/journey.ts';
import { enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { startOfDraft } from '#app/services/wizard/draft-id.server.ts';
import { storedDraft, storeDone } from '#app/services/wizard/drafts.server.ts';

/** The rest of a registration that another tab has ended, so that this one can be told what became of it; none of its answers. */
const GoneDraft = z.object({
  gone: z.enum(['REPLACED', 'DISCARDED', 'MOVED']),
  /** Where its answers went, when it became the registration of another role; and which of them fell then. */
  to: z.string().optional(),
  left: z.enum(['person', 'document']).optional(),
});
type GoneDraft = z.infer<typeof GoneDraft>;
/** MISSING: nothing is known of it any more. */
export type Gone = Omit<GoneDraft, 'gone'> & { gone: GoneDraft['gone'] | 'MISSING' };

/** Puts that in the place of a registration's answers. */
export const leaveBehind = (request: AccountRequest, { id, ...done }: GoneDraft & { id: string }) =>
  storeDone(request, { wizard, id, done });

/** The end of the registration under this name; null: it is there, or is not begun yet. */
export async function goneOf(
  request: AccountRequest,
  { id, step }: { id: string; step: EnrolmentStep },
): Promise<Gone | null> {
  const stored = await storedDraft(request, { wizard, id });
  if (stored !== null) return GoneDraft.safeParse(stored).data ?? null;
  // A step behind the first is opened by nobody who has not answered that one.
  const wasBegun = step !== 'person' && startOfDraft(request, { name: wizard.name, id }) !== null;
  return wasBegun ? { gone: 'MISSING' } : null;
}

const MOST_MOVES = 20;

/** The last name of one that was moved, maybe more than once, with its answers; null when it is not there either. */
export async function movedTo(request: AccountRequest, { to }: Gone) {
  let id = to;
  for (let moves = 0; id !== undefined && moves < MOST_MOVES; moves += 1) {
    const stored = await storedDraft(request, { wizard, id });
    const answers = EnrolmentAnswers.safeParse(stored);
    if (answers.success) return { id, answers: answers.data };
    if (wizard.donePath(id, stored) !== null) return { id, answers: null };
    id = GoneDraft.safeParse(stored).data?.to;
  }
  return null;
}

/** The step that may be opened: this one, or the first that lacks its answer. */
export const openStepOf = (answers: EnrolmentAnswers, step: EnrolmentStep) =>
  isReachable({ journey: wizard.journey, answers, step })
    ? step
    : firstUnanswered({ journey: wizard.journey, answers });

type Told = { gone: Gone; end: 'opened' | 'kept' | 'lost'; answers?: EnrolmentAnswers };

/** The next page says first what has become of it, what of it is kept, and what to do. */
export async function tellGone(request: AccountRequest, { gone, end, answers }: Told) {
  const { left } = gone;
  const isLeft = left !== undefined && answers?.[left] === undefined;
  await addNotices(request, [
    { key: `enrolment:gone.${gone.gone}.${end}`, kind: 'error' },
    ...(isLeft ? [{ key: `enrolment:begun.left.${left}` as const, kind: 'notice' as const }] : []),
  ]);
}
