import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import { SIGNAL } from '#contract/telehealth-live/reading/media.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { postedBy, said } from './asked.server.ts';

const KINDS = ['hello', 'offer', 'answer', 'candidate', 'state', 'bye'] as const;

/** The form that the stand-in's script posts; anything else is none of its words. */
const Signals = z.object({
  token: z.string().min(1).max(1_000),
  from: z.string().regex(/^[\w-]{8,60}$/),
  after: z.coerce.number().int().min(0),
  send: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', input: text });
        return z.NEVER;
      }
    })
    .pipe(
      z.array(z.object({ kind: z.enum(KINDS), body: z.string().max(SIGNAL.longest) })).max(SIGNAL.atOnce),
    ),
});

/** C-61: passes on what two browsers say to each other; the token decides, and each answer's status is a fault of the script's. */
export async function signalsAnswer(request: AccountRequest) {
  const { url, provider } = request;
  const asked = Signals.safeParse(Object.fromEntries(postedBy(request)));
  const consultationId = url.searchParams.get('teleconsultationId') ?? '';
  if (!asked.success || consultationId === '') throw notFound();
  const [error, answer] = await safe(provider.telehealthLive.signals({ consultationId, ...asked.data }));
  if (!error) return said(answer);
  if (!isDefinedError(error)) return said({}, 503);
  if (error.code === 'NOT_FOUND') throw notFound();
  const status = { TOKEN_REFUSED: 403, CLOSED: 409, TOO_MANY: 429 }[error.code];
  return said({}, status);
}
