import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookedVisit } from '#app/components/bookings/booked-visit.tsx';
import { DirectionsPanel, WhatNext } from '#app/components/bookings/what-next.tsx';
import { ActionLink, Actions, Page, Split } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { movedFrom } from '#app/services/appointments/booked.server.ts';
import { resultView } from './result.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const booking = await bookingOf(request, args.params);
  const before = await movedFrom(request, wizard, args.params);
  return {
    title: request.t(before ? 'bookings:move.result' : 'booking-wizard:result.title'),
    ...(await resultView(request, { booking, before })),
  };
}

export default function Result() {
  const { title, booking, directions } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} isDone>
      <Split side={<DirectionsPanel {...directions} />}>
        <BookedVisit booking={booking} />
        <WhatNext booking={booking} />
        <Actions>
          <ActionLink href="/bookings">{t('booking-wizard:result.list')}</ActionLink>
          <ActionLink href="/newbooking">{t('booking-wizard:result.again')}</ActionLink>
        </Actions>
      </Split>
    </Page>
  );
}
