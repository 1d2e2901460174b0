import { CalendarLink } from '#app/components/appointments/calendar-link.tsx';
import { Actions, ButtonLink, Panel, ProviderText, ShortFacts } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';

type BookedTeleconsultationProps = Readonly<{
  booking: Readonly<{
    path: string;
    status: Readonly<{ code: string }>;
    isDone: boolean;
    near: string;
    period: string;
    service: Words;
    patient: string;
    practitioner: string;
  }>;
  /** When it was before it was moved. */
  before: string | null;
  /** Where the confirmation went. */
  sentTo: string | null;
}>;

/** The teleconsultation that has just been booked or moved: when, what, for whom and with whom. */
export function BookedTeleconsultation({ booking, before, sentTo }: BookedTeleconsultationProps) {
  const { t } = useText();
  const { near, period, path } = booking;
  const title = (
    <>
      {near ? <span className="over">{near} </span> : null}
      {period}
    </>
  );
  return (
    <Panel variant="success" title={title}>
      {before === null ? null : <p>{t('bookings:move.done', { before })}</p>}
      <ShortFacts
        facts={[
          {
            icon: 'first-aid-kit',
            term: t('bookings:facts.service'),
            value: <ProviderText text={booking.service} />,
          },
          { icon: 'user', term: t('bookings:facts.patient'), value: booking.patient },
          { icon: 'stethoscope', term: t('bookings:facts.practitioner'), value: booking.practitioner },
          ...(sentTo === null
            ? []
            : [{ icon: 'mail' as const, term: t('booking-wizard:summary.told'), value: sentTo }]),
        ]}
      />
      <Actions>
        <CalendarLink booking={booking} isMain />
        <ButtonLink href={path} variant="secondary">
          {t('teleconsultation-summary:result.details')}
        </ButtonLink>
      </Actions>
    </Panel>
  );
}
