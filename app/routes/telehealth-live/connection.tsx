import type { ActionFunctionArgs } from '@remix-run/node';
import { connectionAnswer } from './asked.server.ts';
import { requireLive } from './guard.server.ts';

/** Tells that a browser has joined (C-56). */
export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'call');
  return connectionAnswer(request);
}
