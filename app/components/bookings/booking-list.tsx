import type { ComponentProps } from 'react';
import { OtherList } from '#app/components/lists/other-list.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { useText } from '#app/components/text.tsx';
import type { BookingListView } from '#app/domain/bookings/filter.ts';
import { BookingRow } from './booking-row.tsx';

type Counts = Readonly<{ scheduled: number; registered: number; underWay: number }>;

type BookingListProps = Readonly<{
  /** Not empty. */
  bookings: readonly ComponentProps<typeof BookingRow>[];
  view: BookingListView;
  /** Null while the list could not be fetched, and so is nothing here. */
  counts: Counts | null;
  /** Where what came of past visits stands; null: not in the portal. */
  recordPath: string | null;
}>;

/** The visits found, and what is to be known of them all. */
export function BookingList({ bookings, view, counts, recordPath }: BookingListProps) {
  return (
    <>
      <Rows>
        {bookings.map((booking) => (
          <BookingRow key={booking.path} {...booking} />
        ))}
      </Rows>
      {view === 'filtered' || !counts ? null : <Remark view={view} counts={counts} recordPath={recordPath} />}
    </>
  );
}

type RemarkProps = Readonly<{ view: 'upcoming' | 'past'; counts: Counts; recordPath: string | null }>;

/**
 * A remark on what is in the list. Of those to come the header counts the planned ones and the tab all: where these
 * are not the same, one sentence says how the number of the tab comes about, the header's first.
 */
function Remark({ view, counts, recordPath }: RemarkProps) {
  const { t } = useText();
  if (view === 'past') {
    return (
      <p className="text-muted">
        {t('bookings:list.pastYear')} <OtherList list="encounters" path={recordPath} />
      </p>
    );
  }
  if (counts.registered + counts.underWay === 0) return null;
  const parts = (['scheduled', 'registered', 'underWay'] as const)
    .filter((name) => name === 'scheduled' || counts[name] > 0)
    .map((name) => t(`bookings:list.${name}`, { count: counts[name] }));
  return <p className="text-muted">{t('bookings:list.ofThese', { parts: parts.join(', ') })}</p>;
}
