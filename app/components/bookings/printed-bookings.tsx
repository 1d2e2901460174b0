import type { ComponentProps } from 'react';
import {
  Card,
  CardList,
  EmptyState,
  PhoneLink,
  Section,
  StatusPill,
  TextNaming,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import type { BookingFacts } from './booking-facts.tsx';

type PrintedBooking = ComponentProps<typeof BookingFacts>['booking'] &
  Readonly<{
    path: string;
    service: ProviderText;
    status: Readonly<{ kind: StatusKind; label: string }>;
  }>;

type PrintedBookingsProps = Readonly<{
  bookings: readonly PrintedBooking[];
  /** Whose each is: said where the sheet is about several patients. */
  isPatientShown: boolean;
}>;

/** The bookings of a list as they are needed on paper: without ways on, with room and phone. */
export function PrintedBookings({ bookings, isPatientShown }: PrintedBookingsProps) {
  const { t } = useText();
  return (
    <Section title={t('bookings:list.count', { count: bookings.length })}>
      {bookings.length === 0 ? (
        <EmptyState title={t('bookings:list.empty.filtered.title')}>{t('bookings:print.empty')}</EmptyState>
      ) : (
        <CardList>
          {bookings.map((booking) => (
            <PrintedCard key={booking.path} booking={booking} isPatientShown={isPatientShown} />
          ))}
        </CardList>
      )}
    </Section>
  );
}

function PrintedCard({ booking, isPatientShown }: { booking: PrintedBooking; isPatientShown: boolean }) {
  const { t } = useText();
  const { service, room, phone } = booking;
  return (
    <Card
      title={<TextNaming name={service}>{`${plainText(service)}, ${booking.when}`}</TextNaming>}
      headingLevel={3}
      status={<StatusPill kind={booking.status.kind}>{booking.status.label}</StatusPill>}
      facts={[
        ...(isPatientShown ? [{ term: t('bookings:facts.patient'), value: booking.patient }] : []),
        { term: t('bookings:facts.practitioner'), value: booking.practitioner },
        {
          term: t('bookings:facts.place'),
          value: (
            <TextNaming name={booking.unit}>{`${plainText(booking.unit)}, ${booking.address}`}</TextNaming>
          ),
        },
        ...(room ? [{ term: t('bookings:facts.room'), value: room }] : []),
        ...(phone ? [{ term: t('bookings:facts.contact'), value: <PhoneLink phone={phone} /> }] : []),
      ]}
    />
  );
}
