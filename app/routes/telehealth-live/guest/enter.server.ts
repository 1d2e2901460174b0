import { isDefinedError, safe } from '@orpc/client';
import { data, redirect } from '@remix-run/node';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { openedLinkAt } from '#app/services/access/link-token.server.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { GuestForm } from './enter.form.server.ts';
import { keptAs, keptBy, lookedAt, seenBy, sessionFor } from './session.server.ts';

/** The content of an invitation; a look uses nothing up. Whoever has used it in this browser is led back to the talk. */
export async function enterPage(request: PortalRequest) {
  const { t, language, isPost } = request;
  const code = codeOf(request);
  const found = await orOutage(codeState(request, code));
  const title = t('telehealth-guest:enter.title');
  // What was typed stays in its form.
  if (!found.ok && isPost) return { title, kind: 'open' } as const;
  if (!found.ok) return { title, kind: 'outage', since: found.outage.since } as const;
  if (found.data === null)
    return data({ title: t('telehealth-guest:closed.title'), kind: 'closed' } as const, { status: 404 });
  if (found.data.window === 'OPEN') return { title, kind: 'open' } as const;
  const from = found.data.opensAt;
  const early = from
    ? t('telehealth-guest:enter.early', { from: textIn(language).formatDateTime(from) })
    : t('telehealth-guest:enter.earlyUnknown');
  return { title, kind: 'early', early } as const;
}

/** The code of the invitation that was opened in this browser, or none. Who is in the talk already is led there. */
function codeOf(request: PortalRequest) {
  const kept = keptBy(request);
  if (kept && 'session' in kept) throw redirect(GUEST_PATH, 303);
  return kept?.code ?? '-';
}

async function codeState(request: PortalRequest, code: string) {
  const look = await lookedAt(request, code);
  if (look !== null) return look;
  const session = sessionFor(request, code);
  if ((await seenBy(request, session)) !== null) throw openedLinkAt(GUEST_PATH, keptAs(request, { session }));
  return null;
}

/** Lets a guest in; what does not work is said before anything of the form is: one answer, which counts as a failed guess. */
export async function enterTalk(request: PortalRequest) {
  const code = codeOf(request);
  const session = sessionFor(request, code);
  const submission = parseWithZod(await request.form(), { schema: GuestForm });
  if (submission.status !== 'success') {
    const found = await orOutage(lookedAt(request, code));
    return found.ok && found.data === null ? closed() : invalid(submission);
  }
  const { name } = submission.value;
  const [error] = await safe(request.provider.telehealthGuests.enter({ code, name, session }));
  if (!error) return openedLinkAt(GUEST_PATH, keptAs(request, { session }));
  if (isDefinedError(error)) return error.code === 'EARLY' ? data(null, { status: 409 }) : closed();
  const failed = failedOr(error, 'telehealth-guest:enter.failed');
  if (!failed) throw error;
  return refused(submission, { '': failed }, { status: 503 });
}

/** The page says it; the status makes it count as a guess. */
const closed = () => data(null, { status: 422 });
