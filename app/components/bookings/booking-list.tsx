import type { ComponentProps } from 'react';
import { CardList, IconSymbols, Section } from '#app/components/page/index.ts';
import { OtherList } from '#app/components/lists/other-list.tsx';
import { useText } from '#app/components/text.tsx';
import type { BookingListView } from '#app/domain/bookings/filter.ts';
import { BookingCard, CARD_ICONS } from './booking-card.tsx';

type Counts = Readonly<{ scheduled: number; registered: number; underWay: number }>;

type BookingListProps = Readonly<{
  /** Not empty. */
  bookings: readonly ComponentProps<typeof BookingCard>[];
  /** Says the filter, and how many there are. */
  heading: string;
  view: BookingListView;
  /** Null while the list could not be fetched, and so is nothing here. */
  counts: Counts | null;
  /** Where what came of past visits stands; null: not in the portal. */
  recordPath: string | null;
}>;

/** The visits found; the tab over the list says to the eye what its heading says, a filter is said to both. */
export function BookingList({ bookings, heading, view, counts, recordPath }: BookingListProps) {
  return (
    <Section title={heading} isTitleHidden={view !== 'filtered'}>
      {view === 'filtered' || !counts ? null : <Remark {...{ view, counts, recordPath }} />}
      <IconSymbols names={CARD_ICONS} />
      <CardList>
        {bookings.map((booking) => (
          <BookingCard key={booking.path} {...booking} />
        ))}
      </CardList>
    </Section>
  );
}

type RemarkProps = Readonly<{ view: 'upcoming' | 'past'; counts: Counts; recordPath: string | null }>;

/**
 * What is in the list. Of those to come the header counts the planned ones and the tab all: where these are not the same,
 * one sentence says how the number of the tab comes about, the header's first.
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
