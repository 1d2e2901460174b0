import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { codePath } from '#app/routes/bookings/new/contact/code.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { keepLonger, requireHold } from './choosing.server.ts';

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
  return keepLonger(request, to);
}

export default function Hold() {
  return null;
}
