import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireDraft, stepAsked } from './draft/guard.server.ts';
import { extendedHold } from './draft/hold.server.ts';
import { stepPath } from '#app/routes/teleconsultations/draft/drafts.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { draft, step } = await requireDraft(args, stepAsked(args));
  return redirect(stepPath(draft.id, step), 303);
}

/** Holds the draft's time for longer, from a page without a form of its own, then back to the step that asked for it. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, stepAsked(args));
  return extendedHold(request, stepPath(request.draft.id, request.step));
}

export default function Hold() {
  return null;
}
