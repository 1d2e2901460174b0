import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingFacts } from '#app/components/bookings/booking-facts.tsx';
import { CalendarLink } from '#app/components/bookings/calendar-link.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Page,
  ProviderText,
  Section,
  StatusPill,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { bookingOf } from '#app/routes/bookings/booking.server.ts';
import { bookingView } from '#app/routes/bookings/booking-view.server.ts';
import { movedFrom } from '#app/routes/bookings/new/when/move.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const booking = bookingView({ booking: await bookingOf(request, args.params), request });
  const before = await movedFrom(request, args.params);
  return {
    title: request.t(before ? 'bookings:move.result' : 'booking-wizard:result.title'),
    booking,
    before: before && textIn(request.language).formatDateTime(before),
  };
}

export default function Result() {
  const { title, booking, before } = useLoaderData<typeof loader>();
  const { t } = useText();
  const steps = ['arrive', ...(booking.preparation ? (['prepare'] as const) : []), 'cancel'] as const;

  return (
    <Page title={title}>
      <p>
        <ProviderText text={booking.service} />
      </p>
      <p>
        <StatusPill kind={booking.status.kind}>{booking.status.label}</StatusPill>
      </p>
      {before ? <p>{t('bookings:move.done', { before })}</p> : null}
      <BookingFacts booking={booking} />
      <CalendarLink booking={booking} />
      <Section title={t('booking-wizard:result.nextTitle')}>
        <ul>
          {steps.map((name) => (
            <li key={name}>{t(`booking-wizard:result.next.${name}`)}</li>
          ))}
        </ul>
      </Section>
      <Actions>
        <ButtonLink href={booking.path}>{t('booking-wizard:result.details')}</ButtonLink>
        <ActionLink href="/bookings">{t('booking-wizard:result.list')}</ActionLink>
        <ActionLink href="/newbooking">{t('booking-wizard:result.again')}</ActionLink>
      </Actions>
    </Page>
  );
}
