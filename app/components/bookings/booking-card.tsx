import {
  ActionLink,
  CardContent,
  cachedCard,
  StatusPill,
  TextNaming,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText, type ProviderText } from '#app/domain/text.ts';

export type ShownBooking = Readonly<{
  path: string;
  /** Where it is moved to another time. */
  movePath: string;
  service: ProviderText;
  day: string;
  when: string;
  status: Readonly<{ kind: StatusKind; label: string }>;
  patient: string;
  practitioner: string;
  unit: string;
  address: string;
  cancelRefusal?: string | undefined;
  moveRefusal?: string | undefined;
}>;

type BookingCardProps = Readonly<{
  booking: ShownBooking;
  /** Whose booking it is: said only where there is a choice of patients. */
  isPatientShown: boolean;
}>;

/** A booking in a list. */
export const BookingCard = cachedCard<BookingCardProps>(function BookingCard({ booking, isPatientShown }) {
  const { t } = useText();
  const { service, day, path } = booking;
  const named = { service: plainText(service), day };
  const naming = (text: string) => <TextNaming name={service}>{text}</TextNaming>;
  const facts = [
    { term: t('bookings:facts.practitioner'), value: booking.practitioner },
    { term: t('bookings:facts.place'), value: `${booking.unit}, ${booking.address}` },
  ];
  if (isPatientShown) facts.unshift({ term: t('bookings:facts.patient'), value: booking.patient });

  return (
    <CardContent
      title={naming(`${named.service}, ${booking.when}`)}
      headingLevel={3}
      status={<StatusPill kind={booking.status.kind}>{booking.status.label}</StatusPill>}
      facts={facts}
      actions={
        <>
          {booking.moveRefusal ? null : (
            <ActionLink href={booking.movePath}>{naming(t('bookings:list.move', named))}</ActionLink>
          )}
          <ActionLink href={path}>{naming(t('bookings:list.details', named))}</ActionLink>
          {booking.cancelRefusal ? null : (
            <ActionLink href={`${path}/cancel`}>{naming(t('bookings:list.cancel', named))}</ActionLink>
          )}
        </>
      }
    />
  );
});
