import { expect, it } from 'vitest';
import { z } from 'zod';
import { sendGuest } from '#app/routes/registration/send.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';

/** The gate's line of guests is too long: the page says so, and nothing is sent, for there is no provider here. */

type Sending = Parameters<typeof sendGuest>;

function sent(password?: string) {
  const form = new FormData();
  if (password !== undefined) form.append('password', password);
  const submission = parseWithZod(form, { schema: z.object({ password: z.string().optional() }) });
  const crowded = { context: { isCrowded: true }, draft: { answers: { facts: {} } } };
  return sendGuest(crowded as unknown as Sending[0], { submission, password });
}

it.each([
  [
    'asks for the password once more, which comes back in no form',
    'cztery-zwykle-slowa',
    'registration:busy',
  ],
  ['asks for nothing where none was typed', undefined, 'registration:crowded'],
])('a registration while too many wait %s', async (_, password, text) => {
  const answer = await sent(password);
  if (!('init' in answer)) throw new Error('led on');
  expect(answer.init?.status).toBe(503);
  const { submission } = answer.data;
  expect(submission.error?.['']).toEqual([text]);
  expect(JSON.stringify(answer.data)).not.toContain('cztery');
});
