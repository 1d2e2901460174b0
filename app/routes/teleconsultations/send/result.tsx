import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, Page } from '#app/components/page/index.ts';
import { BookedTeleconsultation } from '#app/components/teleconsultations/booked-teleconsultation.tsx';
import { UntilTheTalk } from '#app/components/teleconsultations/until-the-talk.tsx';
import { useText } from '#app/components/text.tsx';
import { bookingPath, TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { resultView } from './result.server.ts';

/** /newteleconsultation/result/:system/:id (ours): it is booked, and what to do until then. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const booking = await bookingOf(request, args.params);
  // What was cancelled or took place since is nothing to go on with: its own page says how it stands.
  if (booking.status === 'CANCELED' || booking.status === 'EXECUTED')
    return redirect(bookingPath(booking), 303);
  return resultView(request, booking);
}

export default function Result() {
  const { title, booking, before, join, sentTo } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} isDone>
      <BookedTeleconsultation booking={booking} before={before} sentTo={sentTo} />
      <UntilTheTalk booking={booking} join={join} />
      <Actions>
        <ActionLink href="/bookings">{t('booking-wizard:result.list')}</ActionLink>
        <ActionLink href={TELECONSULTATION_PATH}>{t('teleconsultation-summary:result.again')}</ActionLink>
      </Actions>
    </Page>
  );
}
