import type { ComponentProps } from 'react';
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
  isOfOne: boolean;
}>;

/** The visits found, and what is to be known of them all. */
export function BookingList({ bookings, view, counts, isOfOne }: BookingListProps) {
  return (
    <>
      <Rows>
        {bookings.map((booking) => (
          <BookingRow key={booking.path} {...booking} />
        ))}
      </Rows>
      {view === 'filtered' || !counts ? null : <Remark {...{ view, counts, isOfOne }} />}
    </>
  );
}

type RemarkProps = Readonly<{ view: 'upcoming' | 'past'; counts: Counts; isOfOne: boolean }>;

/**
 * What is in the list: of those to come in the header's own words, so that both are seen to say the same, unless the
 * list is of one person of several; the rest of them after it.
 */
function Remark({ view, counts: { scheduled, ...others }, isOfOne }: RemarkProps) {
  const { t } = useText();
  if (view === 'past') return <p className="text-muted">{t('bookings:list.pastYear')}</p>;
  const words = (['registered', 'underWay'] as const)
    .filter((name) => others[name] > 0)
    .map((name) => t(`bookings:list.${name}`, { count: others[name] }));
  return (
    <p className="text-muted">
      {[
        t(isOfOne ? 'bookings:list.scheduled' : 'page:header.scheduled', { count: scheduled }),
        ...words,
      ].join('. ')}
    </p>
  );
}
