import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccountInTalk } from '#app/services/access/guard.server.ts';
import { signalsAnswer } from './signals.server.ts';
import { requireLive } from './guard.server.ts';
import { pathTo } from './view.server.ts';

/** No page: whoever opens it is led to the call. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'call');
  return redirect(pathTo(request, 'call'), 303);
}

/** Passes on what two browsers say to each other to join, where a stand-in carries picture and sound (C-61). */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountInTalk(args);
  return signalsAnswer(request);
}
