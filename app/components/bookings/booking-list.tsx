import { ActionLink, Actions, CardList, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { BookingCard, type ShownBooking } from './booking-card.tsx';

type BookingListProps = Readonly<{
  bookings: readonly ShownBooking[];
  isPatientShown: boolean;
  /** When the list was read, in words, and where to read it again. */
  asOf: string;
  path: string;
  /** The same list for paper. */
  printPath: string;
}>;

/** The bookings found, how many, and how old the list is (S-22). */
export function BookingList({ bookings, isPatientShown, asOf, path, printPath }: BookingListProps) {
  const { t } = useText();
  return (
    <Section
      title={
        bookings.length === 0
          ? t('bookings:list.empty.title')
          : t('bookings:list.count', { count: bookings.length })
      }
    >
      {bookings.length === 0 ? (
        <p>{t('bookings:list.empty.text')}</p>
      ) : (
        <CardList>
          {bookings.map((booking) => (
            <BookingCard key={booking.path} booking={booking} isPatientShown={isPatientShown} />
          ))}
        </CardList>
      )}
      <Actions>
        <ActionLink href={printPath}>{t('bookings:print.list')}</ActionLink>
      </Actions>
      <p>
        {t('bookings:list.asOf', { time: asOf })} <a href={path}>{t('bookings:list.refresh')}</a>
      </p>
    </Section>
  );
}
