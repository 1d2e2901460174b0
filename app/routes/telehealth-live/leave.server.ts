import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { LiveRequest } from './guard.server.ts';
import { report } from './seat.server.ts';
import { liveView } from './view.server.ts';

/** Says that the patient's side is there no more; it can come back until the window closes (C-59). `from`: where one stays if nothing answers. */
export async function leave(request: LiveRequest, from: string) {
  const { live, language } = request;
  const seat = request.seat ?? live.seat?.id;
  const reported = seat === undefined ? null : await report(request, { seat, ready: false });
  if (reported?.kind === 'silent') return notAnswering(request, from);
  const { path } = await liveView(request, live);
  const { closesAt } = live;
  if (closesAt === undefined) return redirectWithNotice(request, path, 'telehealth-live:left.done');
  const values = { until: textIn(language).formatDateTime(closesAt) };
  return redirectWithNotice(request, path, { key: 'telehealth-live:left.until', values });
}

/** C-53: back to the page, which says that the server does not answer. */
export const notAnswering = (request: AccountRequest, to: string) =>
  redirectWithNotice(request, to, { key: 'telehealth-live:notAnswering', kind: 'error' });
