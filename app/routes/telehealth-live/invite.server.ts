import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import type { ShellNotice } from '#app/components/page/index.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { invalidChoice } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { LiveRequest } from './guard.server.ts';
import { InviteForm } from './invite.form.server.ts';
import { notAnswering } from './leave.server.ts';
import { backFrom } from './phone.server.ts';
import { guestText, liveView, pathTo } from './view.server.ts';

/** Where a guest is invited, and shown out; a host that lets none in has no such page. */
export async function invitePage(request: LiveRequest) {
  const { live, t, language } = request;
  if (!live.guest) throw notFound();
  const of = await liveView(request, live);
  const heading = t('telehealth-guest:invite.title');
  const { closesAt } = live;
  return {
    title: titled(of.whose, heading),
    heading,
    of: { ...of, phonePath: null },
    status: live.guest.status,
    guest: guestText(request, live),
    until: closesAt
      ? t('telehealth-guest:invite.until', { until: textIn(language).formatDateTime(closesAt) })
      : null,
    back: { href: backFrom(request), label: t('telehealth-live:phone.back') },
  };
}

/** Makes the address, which the page itself shows this once and which is kept nowhere; or takes it back. */
export async function actOnGuest(request: LiveRequest) {
  const submission = parseWithZod(await request.form(), { schema: InviteForm });
  if (submission.status !== 'success') return invalidChoice(submission);
  const { provider, live, t, url } = request;
  if (!live.guest) throw notFound();

  const { consultationId, patientId } = live;
  const key = { consultationId, patientId };
  const path = pathTo(request, 'invite');
  if (submission.value.intent === 'withdraw') {
    const [error] = await safe(provider.telehealthLive.withdrawGuest(key));
    if (error) return notDone(request, error);
    return redirectWithNotice(request, path, 'telehealth-guest:invite.withdrawn');
  }
  const [error, made] = await safe(provider.telehealthLive.invite(key));
  if (isDefinedError(error) && error.code === 'NO_CONSENT')
    return redirectWithNotice(request, path, { key: 'telehealth-guest:invite.noConsent', kind: 'error' });
  if (error) return notDone(request, error);
  const notices = [{ kind: 'success', text: t('telehealth-guest:invite.made') } satisfies ShellNotice];
  return { address: new URL(`${GUEST_PATH}/${made.code}`, url.origin).href, notices };
}

/** The answer where it was not done: what is over says so by its entry; while nothing answers the page stays. */
function notDone(request: LiveRequest, error: Error) {
  if (isDefinedError(error)) return redirect(joinPath(request.live.consultationId), 303);
  if (!outageOf(error)) throw error;
  return notAnswering(request, pathTo(request, 'invite'));
}
