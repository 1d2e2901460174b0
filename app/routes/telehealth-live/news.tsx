import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { newsAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';
import { pathTo } from './view.server.ts';

/** Answers the script of the call when there is news; whoever opens it is led to the call. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'call');
  return request.isPrefetch
    ? newsAnswer(request, args.request.signal)
    : redirect(pathTo(request, 'call'), 303);
}
