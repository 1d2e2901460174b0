import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { accessAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';
import { pathTo } from './view.server.ts';

/** No page: whoever opens it is led to the call. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'call');
  return redirect(pathTo(request, 'call'), 303);
}

/** Answers what joins the session of the call, asked for when somebody presses "Połącz". */
export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'call');
  return accessAnswer(request);
}
