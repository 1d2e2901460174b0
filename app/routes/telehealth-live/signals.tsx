import type { ActionFunctionArgs } from '@remix-run/node';
import { requireAccountInTalk } from '#app/services/access/guard.server.ts';
import { signalsAnswer } from './signals.server.ts';

/** What two browsers say to each other to join, where a stand-in carries picture and sound (C-61). */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountInTalk(args);
  return signalsAnswer(request);
}
