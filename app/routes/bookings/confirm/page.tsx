import { isDefinedError, safe } from '@orpc/client';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingFacts } from '#app/components/bookings/booking-facts.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, StatusPill, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingOf } from '#app/routes/bookings/booking.server.ts';
import { bookingView } from '#app/routes/bookings/booking-view.server.ts';
import type { RouteHandle } from '#app/services/document-title.ts';
import { refused } from '#app/services/forms.server.ts';
import { requireAccount } from '#app/services/guard.server.ts';
import { redirectWithNotice } from '#app/services/notices.server.ts';
import { notFound } from '#app/services/problems.server.ts';
import { outageOf } from '#app/services/provider.server.ts';
import { ConfirmForm } from './form.server.ts';

export const handle = { area: 'public:areas.bookings' } satisfies RouteHandle;

/** /bookings/confirm/{system}/{bookingId} (B§2): a link changes nothing by itself, so it asks first. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireAccount(args, { module: 'bookingsModule' });
  const { system, bookingId: id } = args.params;
  const booking = bookingView({ booking: await bookingOf(visit, { system, id }), visit });
  const isRefused = booking.status.code !== 'SCHEDULED' || booking.cancelRefusal !== undefined;
  const title = visit.t(isRefused ? 'bookings:confirm.refusedTitle' : 'bookings:confirm.title', {
    service: booking.service,
  });
  return { title, booking, isRefused };
}

/** What cannot be confirmed comes back as a text of the page (B§8), an outage too. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireAccount(args, { module: 'bookingsModule' });
  const submission = parseWithZod(await visit.form(), { schema: ConfirmForm });
  const { system = '', bookingId: id = '' } = args.params;

  const [error, booking] = await safe(visit.provider.bookings.confirm({ system, id }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': ['bookings:confirm.wrongStatus'] }, { status: 409 });
  }
  if (outageOf(error)) return refused(submission, { '': ['bookings:confirm.failed'] }, { status: 503 });
  if (error) throw error;

  return redirectWithNotice(visit, bookingView({ booking, visit }).path, 'bookings:confirm.done');
}

export default function ConfirmBooking() {
  const { title, booking, isRefused } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'confirm' });
  const { t } = useText();
  return (
    <Page
      title={<TextNaming name={booking.service}>{title}</TextNaming>}
      form={form}
      hasPageForm={!isRefused}
      back={{ href: '/bookings', label: t('bookings:details.back') }}
    >
      <p>
        <StatusPill kind={booking.status.kind}>{booking.status.label}</StatusPill>
      </p>
      <p>{t(isRefused ? 'bookings:confirm.wrongStatus' : 'bookings:confirm.consequence')}</p>
      <BookingFacts booking={booking} />
      {isRefused ? null : <PageForm form={form} submit="bookings:confirm.submit" />}
      <p>
        <ActionLink href={booking.path}>{t('bookings:confirm.details')}</ActionLink>
      </p>
    </Page>
  );
}
