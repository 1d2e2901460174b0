import type { LoaderFunctionArgs } from '@remix-run/node';
import { newsAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';

/** Answers the script of the call when there is news. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'call');
  return newsAnswer(request, args.request.signal);
}
