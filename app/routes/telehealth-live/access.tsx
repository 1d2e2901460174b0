import type { ActionFunctionArgs } from '@remix-run/node';
import { accessAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';

/** What joins the session of the call, asked for at "Połącz". */
export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'call');
  return accessAnswer(request);
}
