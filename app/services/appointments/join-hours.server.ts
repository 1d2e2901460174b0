import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';

type Hours = Readonly<{
  booking: Pick<Booking, 'nowWindow'>;
  join: Readonly<{ isOpen: boolean; from: string | null; until: string | null }>;
  language: Language;
}>;

/** "Można dołączyć od: …, do: …"; without `from` it can be joined already. Empty: nobody knows until when. */
function hoursInWords(
  { from, until }: { from?: string | null | undefined; until?: string | null | undefined },
  language: Language,
) {
  const { t, formatDateTime } = textIn(language);
  if (!until) return '';
  const end = formatDateTime(until);
  return from
    ? t('telehealth:join.hours', { from: formatDateTime(from), until: end })
    : t('telehealth:join.until', { until: end });
}

/** The same of a booking; one that is given now and can be joined has an end alone (C-94). */
export const joinHours = ({ booking: { nowWindow }, join: { isOpen, from, until }, language }: Hours) =>
  hoursInWords({ from: nowWindow !== undefined && isOpen ? null : from, until }, language);
