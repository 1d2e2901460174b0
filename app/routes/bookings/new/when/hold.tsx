import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { isMove } from '#app/journeys/booking/journey.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { extendHold } from '#app/services/wizard/hold.server.ts';
import { codePath } from '#app/routes/bookings/new/contact/code.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { leaveLostSlot, requireHold } from '#app/routes/bookings/new/send/summary.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args, 'summary');
  return redirect(stepPath(draft.id, 'summary'), 303);
}

/** Holds the draft's time for 15 minutes more, then back to the page that asked for it. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const isCode = request.url.searchParams.get('return') === 'code';
  const to = isCode ? codePath(request) : stepPath(request.draft.id, 'summary');
  await requireHold(request);

  const hold = await extendHold(request);
  if (hold === 'EXPIRED') return leaveLostSlot(request, 'booking-wizard:dates.expired');
  if (hold === 'NO_MORE') {
    const key = isMove(request.draft.answers)
      ? 'bookings:move.noExtension'
      : 'booking-wizard:summary.noExtension';
    return redirectWithNotice(request, to, { key, kind: 'notice' });
  }

  const time = textIn(request.language).formatTime(hold.until);
  return redirectWithNotice(request, to, { key: 'wizard:held.extended', values: { time } });
}

export default function Hold() {
  return null;
}
