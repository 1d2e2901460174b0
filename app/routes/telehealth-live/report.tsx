import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccountInTalk } from '#app/services/access/guard.server.ts';
import { reportAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';
import { pathTo } from './view.server.ts';

/** No page: whoever opens it is led to the call. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'call');
  return redirect(pathTo(request, 'call'), 303);
}

/** The script's report that somebody is there (C-54). */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountInTalk(args);
  return reportAnswer(request, () => requireLive(args, 'call'));
}
