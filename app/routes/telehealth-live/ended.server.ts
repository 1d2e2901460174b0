import { redirect } from '@remix-run/node';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { kindsKept } from '#app/routes/telehealth/telehealth.server.ts';
import { keysOf } from '#app/routes/telehealth/keys.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { wayIn } from './entry.server.ts';
import type { LiveRequest } from './guard.server.ts';
import { opinionView } from './opinion.server.ts';
import { liveView } from './view.server.ts';

/** C-59: it is over, and where what is kept of it is, with the day on which it goes. While it lives the way leads back to it. */
export async function endedPage(request: LiveRequest) {
  const { live, t, language } = request;
  if (effectiveStatus(live) !== 'EXECUTED') throw redirect(wayIn(request, live), 303);
  const of = await liveView(request, live);
  const heading = t('telehealth-live:ended.title');
  const { endedAt, keptUntil } = live;
  const kept = await keptOf(request);
  return {
    title: titled(of.whose, heading),
    heading,
    of: { ...of, phonePath: null },
    ended: endedAt ? t('telehealth-live:ended.at', { when: textIn(language).formatDateTime(endedAt) }) : null,
    links: kept?.links ?? [],
    outage: kept ? null : { since: live.at, retryHref: request.url.pathname + request.url.search },
    opinion: opinionView(request),
    chatUntil: keptUntil
      ? t('telehealth-live:ended.chatUntil', { day: textIn(language).formatDay(keptUntil) })
      : null,
  };
}

/** The pages of what is kept; null while they do not come. */
async function keptOf(request: LiveRequest) {
  const { booking } = request.live;
  if (!booking) return { links: [] };
  const found = await orOutage(request.provider.bookings.get({ system: booking.system, id: booking.id }));
  if (!found.ok) return null;
  const keys = keysOf(request, found.data);
  const kept = keys ? await orOutage(request.provider.telehealth.attachments(keys)) : null;
  return kept?.ok ? { links: kindsKept(request, { booking: found.data, all: kept.data }) } : null;
}
