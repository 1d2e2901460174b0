import {
  Actions,
  ButtonLink,
  Facts,
  Panel,
  ProviderText,
  ShortFacts,
  StatusPill,
  TextNaming,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ResultView } from '#app/routes/bookings/new/send/result.server.ts';
import { furtherFacts } from './booking-facts.tsx';
import { CalendarLink } from '#app/components/appointments/calendar-link.tsx';

/** The visit that has just been booked or moved: when, what, with whom and where, and what was sent. */
export function BookedVisit({ booking }: Pick<ResultView, 'booking'>) {
  const { t } = useText();
  const { status, before, sentTo } = booking;
  const further = furtherFacts(t, booking);
  return (
    <Panel
      variant="success"
      title={
        <>
          {booking.near ? <span className="over">{booking.near} </span> : null}
          {booking.period}
        </>
      }
    >
      {status.code === 'SCHEDULED' ? null : (
        <p>
          <StatusPill kind={status.kind}>{status.label}</StatusPill>
        </p>
      )}
      {before ? <p>{t('bookings:move.done', { before })}</p> : null}
      <ShortFacts
        facts={[
          {
            icon: 'first-aid-kit',
            term: t('bookings:facts.service'),
            value: <ProviderText text={booking.service} />,
          },
          { icon: 'user', term: t('bookings:facts.patient'), value: booking.patient },
          { icon: 'stethoscope', term: t('bookings:facts.practitioner'), value: booking.practitioner },
          {
            icon: booking.meeting ? 'phone' : 'map-pin',
            term: t('bookings:facts.place'),
            value: <TextNaming name={booking.unit}>{booking.place}</TextNaming>,
          },
          ...(sentTo
            ? [{ icon: 'mail' as const, term: t('booking-wizard:summary.told'), value: sentTo }]
            : []),
        ]}
      />
      {further.length > 0 ? <Facts facts={further} /> : null}
      <Actions>
        <CalendarLink booking={booking} isMain />
        <ButtonLink href={booking.path} variant="secondary">
          {t('booking-wizard:result.details')}
        </ButtonLink>
      </Actions>
    </Panel>
  );
}
