/** Addresses that the scripts ask; none is a page. */
type Asked = 'report' | 'news' | 'access' | 'connection' | 'signals';

/** Returns where a script asks for what a live teleconsultation has to say. */
export const askedPath = (what: Asked, teleconsultationId: string) =>
  `/telehealth/${what}?${new URLSearchParams({ teleconsultationId }).toString()}`;

type Doctor = Readonly<{ presence: string; isMuted: boolean; isCameraOff: boolean; isRecording: boolean }>;

/** The parts shown by a live page that may change while it is open. */
export type Changing = Readonly<{
  status: string;
  window: string;
  dateFrom?: string | undefined;
  place?: number | undefined;
  consultant?: Readonly<{ id: string }> | undefined;
  doctor: Doctor;
  communicationType?: string | undefined;
  isRecordingAllowed?: boolean | undefined;
  callBack?: Readonly<{ phone: string }> | undefined;
  guest?: Readonly<{ status: string; name?: string | undefined; isThere: boolean }> | undefined;
  lines: number;
}>;

/** Returns a word that differs when something on the page does; `duty` is the consultant's, where the page shows it. */
export function liveMark(live: Changing, duty = ''): string {
  const { presence, isMuted, isCameraOff, isRecording } = live.doctor;
  return [
    live.status,
    live.window,
    live.dateFrom,
    live.place,
    live.consultant?.id,
    presence,
    ...[isMuted, isCameraOff, isRecording, live.isRecordingAllowed].map((is) => (is ? 1 : 0)),
    live.communicationType,
    live.callBack?.phone,
    live.guest?.status,
    live.guest?.name,
    live.guest?.isThere === true ? 1 : 0,
    live.lines,
    duty,
  ]
    .map((part) => part ?? '')
    .join('|');
}

/** The time after the planned start, or after the last line of the chat, for which reports count as use of the session (S-57). */
const USE_MS = 60 * 60 * 1000;

/** Tells whether a report counts as use of the session: with picture or sound always, for the session ends by itself after 12 hours. */
export function countsAsUse({
  live,
  isInCall,
  now,
}: {
  live: Readonly<{
    communicationType?: string | undefined;
    dateFrom?: string | undefined;
    isNow: boolean;
    lastLineAt?: string | undefined;
    ready?: Readonly<{ since: string }> | undefined;
  }>;
  /** The report comes from the call, not from the waiting room. */
  isInCall: boolean;
  now: Date;
}): boolean {
  if (isInCall && live.communicationType !== undefined && live.communicationType !== 'C') return true;
  const begins = live.isNow ? live.ready?.since : live.dateFrom;
  const from = [begins, live.lastLineAt].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]));
  return now.getTime() <= Math.max(...from, 0) + USE_MS;
}
