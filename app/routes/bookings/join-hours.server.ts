import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';

type Hours = Readonly<{
  booking: Pick<Booking, 'nowWindow'>;
  join: Readonly<{ isOpen: boolean; from: string | null; until: string | null }>;
  language: Language;
}>;

/** "Można dołączyć od: …, do: …"; one that is given now and can be joined has an end alone (C-94). Empty: nobody knows any of it. */
export function joinHours({ booking: { nowWindow }, join: { isOpen, from, until }, language }: Hours) {
  const { t, formatDateTime } = textIn(language);
  if (until === null) return '';
  const end = formatDateTime(until);
  const isBegun = from === null || (nowWindow !== undefined && isOpen);
  return isBegun
    ? t('telehealth:join.until', { until: end })
    : t('telehealth:join.hours', { from: formatDateTime(from), until: end });
}
