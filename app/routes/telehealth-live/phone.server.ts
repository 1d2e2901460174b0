import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { phoneFormOf } from '#app/services/forms/phone-number.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { groupPhone } from '#app/domain/patients/patients.ts';
import type { LiveRequest } from './guard.server.ts';
import { freshTo, liveView } from './view.server.ts';

/** Where one asks the doctor's side to call; the number that it has, else the account's, is preset. */
export async function phonePage(request: LiveRequest) {
  const { live, t } = request;
  const account = await orOutage(accountOf(request));
  const own = account.ok ? account.data.contactData.phoneNumber : undefined;
  const of = await liveView(request, live);
  const heading = t('telehealth-live:phone.title');
  return {
    title: titled(of.whose, heading),
    heading,
    of: { ...of, phonePath: null },
    phoneNumber: groupPhone(live.callBack?.phone ?? own ?? ''),
    isNoted: live.callBack !== undefined,
    back: { href: backFrom(request), label: t('telehealth-live:phone.back') },
  };
}

/** Whoever came from the call goes back to it; anybody else to what the entry says. */
export const backFrom = (request: LiveRequest) =>
  request.seat === null || !request.live.ready
    ? joinPath(request.live.consultationId)
    : freshTo(request, request.live.doctor.presence === 'AWAY' ? 'room' : 'call');

/** Notes the number at the doctor's side, and says that it did; the same again changes nothing. */
export async function askToCall(request: LiveRequest) {
  const { provider, live, language } = request;
  const submission = parseWithZod(await request.form(), { schema: await phoneFormOf(request) });
  if (submission.status !== 'success') return invalid(submission);

  const { consultationId, patientId } = live;
  const { phoneNumber: phone } = submission.value;
  const [error] = await safe(provider.telehealthLive.callBack({ consultationId, patientId, phone }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return redirect(joinPath(consultationId), 303);
  }
  const failed = error && failedOr(error, 'telehealth-live:notSaved');
  if (failed) return refused(submission, { '': failed }, { status: 503 });
  if (error) throw error;
  const values = { phone: phoneAsSaid({ phone, language }) };
  return redirectWithNotice(request, backFrom(request), { key: 'telehealth-live:phone.done', values });
}
