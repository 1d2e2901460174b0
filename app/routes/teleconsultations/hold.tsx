import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { extendHold } from '#app/services/wizard/hold.server.ts';
import { requireDraft, stepAsked } from './draft/guard.server.ts';
import { leaveLostSlot, requireHold } from './draft/hold.server.ts';
import { stepPath } from './draft/paths.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { draft, step } = await requireDraft(args, stepAsked(args));
  return redirect(stepPath(draft.id, step), 303);
}

/** Holds the draft's time for 15 minutes more, then back to the step that asked for it. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, stepAsked(args));
  const to = stepPath(request.draft.id, request.step);
  await requireHold(request);

  const hold = await extendHold(request);
  if (hold === 'EXPIRED') return leaveLostSlot(request, 'booking-wizard:dates.expired');
  if (hold === 'NO_MORE')
    return redirectWithNotice(request, to, { key: 'booking-wizard:summary.noExtension', kind: 'notice' });

  const time = textIn(request.language).formatTime(hold.until);
  return redirectWithNotice(request, to, { key: 'wizard:held.extended', values: { time } });
}

export default function Hold() {
  return null;
}
