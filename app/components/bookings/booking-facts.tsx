import { Facts, MapLink, PhoneLink, ProviderText, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Meeting } from '#contract/bookings/reading/place.ts';
import type { Translate } from '#app/services/text/text.ts';

type Price = Readonly<{
  name: ProviderText;
  amount: string;
  state: string;
  /** Its invoice, or that it is paid at the unit; absent: nothing is said of that. */
  way?: Readonly<{ href: string; words: string }> | Readonly<{ href: null; words: string }> | null;
  /** Money for it that goes back, or has gone back, and why. */
  refunds?: readonly Readonly<{ text: string; reason: string }>[];
}>;

type Further = Readonly<{
  price?: Price | undefined;
  prescription?: Readonly<{ reason: string; drugs: ProviderText }> | undefined;
  measurements?: string | undefined;
}>;

type BookingFactsProps = Readonly<{
  booking: Further &
    Readonly<{
      period: string;
      patient: string;
      practitioner: string;
      unit: ProviderText;
      meeting: Meeting | null;
      /** Null: nobody has to come. */
      address: string | null;
      room?: string | undefined;
      phone?: string | undefined;
      email?: string | undefined;
      preparation?: ProviderText | undefined;
      description?: ProviderText | undefined;
    }>;
  /** Another part of the page says the unit's number. */
  isPhoneSaid?: boolean;
}>;

/** All that a patient needs to know of a booking: when, who, where, whom to call, how to prepare. */
export function BookingFacts(props: BookingFactsProps) {
  const facts = useBookingFacts(props);
  return <Facts facts={facts} />;
}

export function useBookingFacts({ booking, isPhoneSaid = false }: BookingFactsProps): Fact[] {
  const { t } = useText();
  const { email, preparation, description } = booking;
  const phone = isPhoneSaid ? undefined : booking.phone;
  return [
    { term: t('bookings:facts.when'), value: booking.period },
    { term: t('bookings:facts.patient'), value: booking.patient },
    { term: t('bookings:facts.practitioner'), value: booking.practitioner },
    ...whereabouts(t, booking),
    ...(booking.room ? [{ term: t('bookings:facts.room'), value: booking.room }] : []),
    ...furtherFacts(t, booking),
    ...(isPhoneSaid && !email
      ? []
      : [{ term: t('bookings:facts.contact'), value: <Contact phone={phone} email={email} /> }]),
    ...(preparation
      ? [{ term: t('bookings:facts.preparation'), value: <ProviderText text={preparation} /> }]
      : []),
    ...(description
      ? [{ term: t('bookings:facts.description'), value: <ProviderText text={description} /> }]
      : []),
  ];
}

type Whereabouts = Pick<BookingFactsProps['booking'], 'unit' | 'meeting' | 'address'>;

/** Says where it is; from afar is no place: by what, and whose it is. */
const whereabouts = (t: Translate, { unit, meeting, address }: Whereabouts): Fact[] =>
  meeting
    ? [
        { term: t('bookings:facts.place'), value: t(`bookings:meeting.${meeting}`) },
        { term: t('bookings:facts.unit'), value: <ProviderText text={unit} /> },
      ]
    : [
        { term: t('bookings:facts.place'), value: <ProviderText text={unit} /> },
        { term: t('bookings:facts.address'), value: address ? <MapLink address={address} /> : '' },
      ];

/** The further facts: what was given with the booking, and what it costs. */
export const furtherFacts = (t: Translate, { price, prescription, measurements }: Further): Fact[] => [
  ...(price ? [{ term: t('bookings:facts.price'), value: <PriceWords {...price} /> }] : []),
  ...(prescription
    ? [
        {
          term: t('booking-wizard:summary.prescription'),
          value: <ProviderText text={prescription.drugs} />,
        },
        { term: t('booking-wizard:summary.prescriptionReason'), value: prescription.reason },
      ]
    : []),
  ...(measurements ? [{ term: t('measurements:term'), value: measurements }] : []),
];

/** what it costs, and whether that is paid. */
const PriceWords = ({ name, amount, state, way, refunds = [] }: Price) => (
  <>
    <ProviderText text={name} />, {amount}, {state}
    {way ? '. ' : null}
    {way?.href ? <a href={way.href}>{way.words}</a> : way?.words}
    {refunds.map(({ text, reason }) => (
      <span key={text + reason} className="line">
        {text} {reason}
      </span>
    ))}
  </>
);

function Contact({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  const { t } = useText();
  if (!phone && !email) return <>{t('page:notGiven')}</>;
  return (
    <>
      {phone ? (
        <span className="line mb-2">
          <PhoneLink phone={phone} />
          {email ? ' ' : null}
        </span>
      ) : null}
      {email ? (
        <span className="line">
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      ) : null}
    </>
  );
}
