import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { nameAmong, patientsOf, titled } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { LiveRequest } from './guard.server.ts';

/** The facts that every page of a live teleconsultation states of it: when, with whom, for whom, and whom to call. */
export async function liveView(request: AccountRequest, live: LiveState) {
  const { t, language } = request;
  const { formatPeriod } = textIn(language);
  const { booking, consultant, isNow, dateFrom, dateTo, serviceName, unit } = live;
  const found = await orOutage(patientsOf(request));
  const patients = found.ok ? found.data : [];
  const person = patients.find(({ id }) => id === live.patientId);
  const free = t(isNow ? 'teleconsultation-summary:whoIsFree' : 'bookings:facts.anyPractitioner');
  return {
    service: serviceName,
    when:
      dateFrom !== undefined && dateTo !== undefined
        ? t('bookings:facts.polishTime', { when: formatPeriod(dateFrom, dateTo) })
        : t('teleconsultation-summary:now.when'),
    practitioner: consultant?.name ?? free,
    /** Null while nobody knows who it will be. */
    doctor: consultant?.name ?? null,
    patient: person ? personNames(request, patients)(person) : '',
    whose: person ? nameAmong(request, { patients, person }) : null,
    unit: unit.name,
    phone: unit.phoneNumber,
    /** Where it stands among the visits; the list while it is none. */
    path: booking ? bookingPath({ system: booking.system, systemId: booking.id }) : '/bookings',
    phonePath: livePath('phone', live.consultationId),
  };
}

/** The h1 of the room and of the call: the doctor's name, over it which page it is, and whose where there are several. */
export function liveHeading({ doctor, whose }: Pick<LiveView, 'doctor' | 'whose'>, page: string) {
  const over = [whose, doctor === null ? null : page].filter(Boolean).join(', ') || null;
  const heading = doctor ?? page;
  return { title: titled(over, heading), heading, over };
}
export type LiveView = Awaited<ReturnType<typeof liveView>>;

/** Says that it was moved since the patient's side was last there, as it stood before this page said that somebody is; null: it was not. */
export function movedText({ t, language, live: { moved, dateFrom } }: AccountRequest & { live: LiveState }) {
  if (moved === undefined || dateFrom === undefined) return null;
  return t('telehealth-live:stop.moved', { when: textIn(language).formatDateTime(dateFrom) });
}

/** Says who the guest is, and whether they are there; null: nobody has joined. */
export function guestText({ t, language }: AccountRequest, { guest }: LiveState) {
  if (guest?.status !== 'JOINED') return null;
  const { name = '', since, isThere } = guest;
  if (!isThere || since === undefined) return t('telehealth-guest:away', { name });
  return t('telehealth-guest:there', { name, time: textIn(language).formatTime(since) });
}

/** Where a guest is invited; null where the host lets none in. */
export const invitePath = (request: Pick<LiveRequest, 'live' | 'seat'>) =>
  request.live.guest ? pathTo(request, 'invite') : null;

/** Where a page is that was looked at before: by an address of its own each time, for text browsers show again what they have of the same one. */
export const freshTo = (request: Pick<LiveRequest, 'live' | 'seat' | 'now'>, page: LivePage) =>
  `${pathTo(request, page)}&seen=${request.now.getTime().toString(36)}`;

/** Where another page of the same teleconsultation is, in the same tab. */
export const pathTo = ({ live, seat }: Pick<LiveRequest, 'live' | 'seat'>, page: LivePage) =>
  livePath(page, live.consultationId, seat);

/** Says that the doctor's side has the number, where somebody has asked to be called. */
export function callBackText({ t, language }: LiveRequest, { callBack }: LiveState) {
  if (!callBack) return null;
  const { phone, at } = callBack;
  return t('telehealth-live:phone.noted', {
    phone: phoneAsSaid({ phone, language }),
    time: textIn(language).formatTime(at),
  });
}
