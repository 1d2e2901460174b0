import type { ActionFunctionArgs } from '@remix-run/node';
import { reportAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';

/** The script's report that somebody is there (C-54). */
export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'call');
  return reportAnswer(request);
}
