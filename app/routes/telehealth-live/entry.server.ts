import { createHash } from 'node:crypto';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { hasMedia } from '#contract/telehealth-live/reading/media.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orOutage, type Outage } from '#app/services/provider/provider.server.ts';
import { consentAndIdentity } from '#app/services/provider/telehealth-consent.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { claimedLive, stopOf, toList } from './checks.server.ts';
import { ConsentForm } from './consent.form.server.ts';
import { bookedOf } from './silence.server.ts';
import { ownSeat } from './seat-name.server.ts';
import { stopView } from './stop.server.ts';

/** B-65: no id, or one that is nobody's business, leads to the list; what stands in the way is the page; else it goes on where it was left. */
export async function entryPage(request: AccountRequest) {
  const found = await orOutage(claimedLive(request));
  if (!found.ok) return unknownPage(request, found.outage);
  const live = found.data;
  if (!live) throw await toList(request);
  const stop = await stopOf(request, live);
  if (!stop) throw redirect(wayIn(request, live), 303);
  const { title, ...stopped } = await stopView(request, { live, stop });
  return { title, stopped, unknown: null };
}

/** The telehealth system does not say how it stands, so that nobody knows when it is nor with whom. */
async function unknownPage(request: AccountRequest, { since }: Outage) {
  const heading = request.t('telehealth:area');
  const of = await bookedOf(request);
  const silence = { since, retryPath: pathOf(request.url) };
  return {
    title: titled(of?.whose ?? null, heading),
    stopped: null,
    unknown: { heading, silence, of },
  };
}

/** Where it goes on: who has chosen nothing chooses, who was in the call comes back to it. */
export function wayIn(request: AccountRequest, live: LiveState) {
  const { consultationId, communicationType, isRecordingAllowed } = live;
  if (communicationType === undefined) return livePath('type', consultationId);
  if (hasMedia(communicationType) && isRecordingAllowed === undefined)
    return livePath('recording', consultationId);
  const isTalking = live.doctor.presence !== 'AWAY' && live.ready !== undefined;
  return livePath(isTalking ? 'call' : 'room', consultationId, ownSeat(request, live));
}

/** Gives the consent where it is missed (B-59), and goes on with the next check. */
export async function giveConsent(request: AccountRequest) {
  const form = await request.form();
  const live = await claimedLive(request);
  if (!live) throw notFound();
  const submission = parseWithZod(form, { schema: ConsentForm });
  const to = joinPath(live.consultationId);
  const stop = await stopOf(request, live);
  if (submission.status !== 'success' || stop !== 'consent') return redirect(to, 303);

  const { patientId } = live;
  const asked = { patientId, isTicked: submission.value.consent, key: keyOf(form) };
  const found = await orOutage(consentAndIdentity(request, asked));
  const hindrance = found.ok ? found.data : ('unsaved' as const);
  if (hindrance === 'missing') return refused(submission, { consent: ['telehealth-live:consent.required'] });
  if (hindrance === 'unsaved')
    return refused(submission, { '': ['telehealth-live:consent.failed'] }, { status: 503 });
  if (hindrance === 'refused') return redirect(to, 303);
  return redirectWithNotice(request, to, 'telehealth-live:consent.given');
}

/** A page that is sent twice gives one consent. */
const keyOf = (form: FormData) => {
  const key = form.get('_key');
  return createHash('sha256')
    .update(`live:${typeof key === 'string' ? key : ''}`)
    .digest('base64url');
};
