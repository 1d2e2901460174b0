import { redirect } from '@remix-run/node';
import type { Answered } from '#app/journeys/engine.ts';
import { summaryPath, type Registered } from '#app/journeys/registration/done.ts';
import type { Draft } from '#app/journeys/wizard.ts';
import { issuedDraft } from '#app/services/wizard/draft-id.server.ts';
import { finishDraft, type Finishing } from '#app/services/wizard/drafts.server.ts';
import { NotStored, type GuestRequest } from './guest.server.ts';
import { spendSum } from './sum.server.ts';

type Known = 'channel' | 'patientId' | 'phoneNumber' | 'email' | 'seemingUsername';
type Sent = Pick<Registered, Known | 'isAlsoPatient' | 'isPasswordLater'> & {
  /** The provider's handle; null for what a program has sent: nothing was made, and the page is as ever. */
  registrationId: string | null;
};

/** A registration that was made, or seems so to a program: its sum is used up, its answers go, and the summary follows (303). */
export async function finishGuest<Answers extends Answered>(
  wizard: Finishing,
  request: GuestRequest & { draft: Draft<Answers> },
  sent: Sent,
) {
  await spendSum(request);
  const at = request.now.getTime();
  const issued = issuedDraft(request, { name: wizard.name, id: request.draft.id });
  const query = issued?.start.toString() ?? '';
  const { role } = request.guest;
  const registered = { ...sent, role, query, isPhoneProved: false, isWithoutCode: false, sentAt: at, at };
  try {
    return await finishDraft(wizard, request, { done: { registered } });
  } catch (error) {
    // Another post of the same draft was quicker: its registration is this one.
    if (error instanceof NotStored) return redirect(summaryPath(request.draft.id), 303);
    throw error;
  }
}
