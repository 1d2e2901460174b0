import { redirect } from '@remix-run/node';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import type { CodeAsked } from '#app/services/appointments/code.server.ts';
import { requireHeld } from '#app/routes/teleconsultations/draft/hold.server.ts';
import { leaveLostSlot } from '#app/routes/teleconsultations/when/choosing.server.ts';
import { stepPath, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { addNotices } from '#app/services/page/notices.server.ts';
import { timeOf } from './order.server.ts';

const pathOf = (page: string, { draft }: DraftRequest) =>
  `${TELECONSULTATION_PATH}/${page}?draft=${draft.id}`;

/** The code for the draft's time, or for what stands for one "now" (B§4, B-90). */
export const codeAsked = (request: DraftRequest): CodeAsked => ({
  timeSlotId: timeOf(request).timeSlot.id,
  path: pathOf('code', request),
  resendPath: pathOf('code/resend', request),
  requireHold: () => requireHeld(request),
  lost: () => leaveLostSlot(request),
  noPhone: async () => {
    const way = { href: '/account', words: 'teleconsultation-summary:toAccount' } as const;
    await addNotices(request, { key: 'teleconsultation-summary:phone', kind: 'error', next: { way } });
    return redirect(stepPath(request.draft.id, 'summary'), 303);
  },
});
