import type { ComponentProps } from 'react';
import {
  Card,
  CardList,
  PhoneLink,
  Section,
  StatusPill,
  TextNaming,
  type StatusKind,
} from '#app/components/page/index.ts';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { useText } from '#app/components/text.tsx';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import type { Cut } from '#app/services/page/cut.server.ts';
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
  cut: Cut | null;
}>;

/** The bookings of a list as they are needed on paper: without ways on, with room and phone. */
export function PrintedBookings({ bookings, isPatientShown, cut }: PrintedBookingsProps) {
  const { t } = useText();
  return (
    <Section title={t('bookings:list.count', { count: bookings.length })}>
      {bookings.length === 0 ? null : <CutNote cut={cut} />}
      {bookings.length === 0 ? (
        <EmptyList cut={cut} title={t('bookings:list.empty.filtered.title')}>
          {t('bookings:print.empty')}
        </EmptyList>
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
      title={<TextNaming name={service}>{`${plainText(service)}, ${booking.period}`}</TextNaming>}
      headingLevel={3}
      status={<StatusPill kind={booking.status.kind}>{booking.status.label}</StatusPill>}
      facts={[
        ...(isPatientShown ? [{ term: t('bookings:facts.patient'), value: booking.patient }] : []),
        { term: t('bookings:facts.practitioner'), value: booking.practitioner },
        {
          term: t('bookings:facts.place'),
          value: (
            <TextNaming name={booking.unit}>
              {booking.meeting
                ? t(`bookings:meeting.${booking.meeting}`)
                : `${plainText(booking.unit)}, ${booking.address ?? ''}`}
            </TextNaming>
          ),
        },
        ...(room ? [{ term: t('bookings:facts.room'), value: room }] : []),
        ...(phone ? [{ term: t('bookings:facts.contact'), value: <PhoneLink phone={phone} /> }] : []),
      ]}
    />
  );
}
