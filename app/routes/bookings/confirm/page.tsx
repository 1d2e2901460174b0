import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BookingFacts } from '#app/components/bookings/booking-facts.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, StatusPill, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { codePath, confirmBooking, confirmationOf, keyOf } from './confirmation.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';

/** /bookings/confirm/{system}/{bookingId} (B§2): a link changes nothing by itself, so it asks first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { booking, refusal, code } = await confirmationOf(request, args.params);
  const title = request.t(refusal ? 'bookings:confirm.refusedTitle' : 'bookings:confirm.title', {
    service: plainText(booking.service),
  });
  return { title, booking, refusal, code, codePath: codePath(keyOf(args.params)) };
}

/** Confirms the booking; one that cannot be confirmed comes back as a text of the page (B§8), an outage too. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);

  const done = await confirmBooking(request, keyOf(args.params));
  if (done instanceof Response) return done;
  return refused(submission, { '': done.texts }, { status: done.status });
}

export default function ConfirmBooking() {
  const { title, booking, refusal, code, codePath: path } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'confirm' });
  const { t } = useText();
  const canConfirm = !refusal && !code?.obstacle;
  return (
    <Page
      title={<TextNaming name={booking.service}>{title}</TextNaming>}
      form={form}
      hasPageForm={canConfirm}
      back={{ href: '/bookings', label: t('bookings:details.back') }}
    >
      <p>
        <StatusPill kind={booking.status.kind}>{booking.status.label}</StatusPill>
      </p>
      <p>{t(refusal ?? 'bookings:confirm.consequence')}</p>
      {code ? <p>{t(code.obstacle ?? 'bookings:confirm.codeFirst', { phone: code.phone })}</p> : null}
      <BookingFacts booking={booking} />
      {canConfirm ? (
        <PageForm
          form={form}
          submit="bookings:confirm.submit"
          links={code?.sent ? <ActionLink href={path}>{t('bookings:confirm.haveCode')}</ActionLink> : null}
        />
      ) : null}
      <p>
        <ActionLink href={booking.path}>{t('bookings:confirm.details')}</ActionLink>
      </p>
    </Page>
  );
}
