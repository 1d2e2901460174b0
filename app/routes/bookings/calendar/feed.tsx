import type { LoaderFunctionArgs } from '@remix-run/node';
import { openWithoutArea } from '#app/services/access/guard.server.ts';
import { feedAnswer } from './feed.server.ts';

/** A feed's private address: the secret in it is the proof, so no session is asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openWithoutArea(args);
  return feedAnswer(request, args.params['feed'] ?? '');
}
