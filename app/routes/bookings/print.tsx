import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingFacts } from '#app/components/bookings/booking-facts.tsx';
import { Page, PrintChoice, Printout, StatusPill, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { namedBookingView } from './booking-view.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { peopleOnPaper } from '#app/services/page/paper.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const found = await bookingOf(request, args.params);
  const booking = await namedBookingView({ booking: found, request });
  const { service, day } = booking;
  return {
    title: request.t('bookings:print.title', { service: plainText(service), day }),
    booking,
    people: await peopleOnPaper(request, found.patient.id),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function PrintBooking() {
  const { title, booking, people, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { service, status, path } = booking;
  return (
    <Page
      title={<TextNaming name={service}>{title}</TextNaming>}
      back={{ href: path, label: t('bookings:cancel.back') }}
    >
      <PrintChoice {...choice} />
      <Printout people={people} at={at} isLarge={choice.isLarge}>
        <p>
          <StatusPill kind={status.kind}>{status.label}</StatusPill>
        </p>
        <BookingFacts booking={{ ...booking, price: booking.price && { ...booking.price, way: null } }} />
      </Printout>
    </Page>
  );
}
