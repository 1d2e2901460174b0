import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type Params } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { VisitPanel, VisitPlace } from '#app/components/bookings/visit-panel.tsx';
import { ButtonLink, Facts, Page, PhoneLink, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { bookingOf, isCanceledByThis } from '#app/services/appointments/booking.server.ts';
import { bookingView, invoiceOwed, namedBookingView } from './booking-view.server.ts';
import { isTelehealthOff, titles } from '#app/services/appointments/words.server.ts';
import { cancelBooking } from './canceling.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { limitText } from '#app/services/forms/limits.server.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { withValues } from '#app/services/text/error-text.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { canceledNotice, mayComeBackNotice, refundNotice } from './canceled.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const found = await bookingOf(request, args.params);
  const booking = await namedBookingView({ booking: found, request });
  const { service, path, when, cancelRefusal, cancelUntil, paid, phone } = booking;
  const title = cancelRefusal ? 'bookings:cancel.refusedTitle' : 'bookings:cancel.title';
  const heading = request.t(title, { service: plainText(service) });
  return {
    ...titles(booking, heading),
    service,
    path,
    when,
    cancelRefusal,
    cancelUntil,
    paid,
    owed: invoiceOwed(found),
    phone,
    visit: visitOf(booking),
  };
}

const visitOf = ({
  at,
  parts,
  near,
  status,
  place,
  meeting,
  unit,
  practitioner,
}: Awaited<ReturnType<typeof namedBookingView>>) => ({
  at,
  parts,
  near,
  status,
  place,
  meeting,
  unit,
  practitioner,
});

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);
  const before = await bookingOf(request, args.params);
  if (before.teleconsultationId && (await isTelehealthOff(request))) throw partIsOff();

  const outcome = await cancelBooking(request, before);
  if (outcome === 'full') return refused(submission, { '': ['second-steps:full'] }, { status: 409 });
  if ('error' in outcome) {
    const { error } = outcome;
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.code === 'OVER_LIMIT') return refused(submission, { '': [limitText(request, error.data)] });
    if (!(await isCanceledByThis(request, args.params)))
      return refused(submission, { '': [await refusalText(request, args.params, error.data.errorCode)] });
  }

  const booking = 'error' in outcome ? await bookingOf(request, args.params) : outcome.canceled;
  const isHalf = 'isHalf' in outcome && outcome.isHalf;
  return redirectWithNotice(request, '/bookings', [
    isHalf
      ? ({ key: 'bookings:cancel.half', kind: 'notice' } as const)
      : await canceledNotice({ booking, request }),
    ...(booking.payment?.isPaid ? [refundNotice(booking)] : []),
    ...(invoiceOwed(before) === 'underWay' ? [mayComeBackNotice(booking)] : []),
  ]);
}

/** Why it is not canceled; one that the unit has registered is canceled by phone. */
async function refusalText(request: AccountRequest, params: Params, errorCode: 'WRONG_STATUS' | 'TOO_LATE') {
  const booking = await bookingOf(request, params);
  const { cancelRefusal, cancelUntil, status } = bookingView({ booking, request });
  const isByPhone = booking.teleconsultationId !== undefined && status.code === 'REGISTERED';
  const reason = cancelRefusal ?? (isByPhone && errorCode === 'WRONG_STATUS' ? 'BY_PHONE' : errorCode);
  return withValues(`bookings:cancel.${reason}`, { until: cancelUntil ?? '' });
}

export default function CancelBooking() {
  const { heading, whose, service, path, when, cancelRefusal, cancelUntil, paid, owed, phone, visit } =
    useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'cancel' });
  const { t } = useText();

  return (
    <Page
      title={<TextNaming name={service}>{heading}</TextNaming>}
      over={whose}
      form={form}
      hasPageForm={!cancelRefusal}
      back={{ href: path }}
    >
      <VisitPanel visit={visit}>
        <VisitPlace visit={visit} />
      </VisitPanel>
      <p>
        {cancelRefusal
          ? t(`bookings:cancel.${cancelRefusal}`, { until: cancelUntil ?? '' })
          : t('bookings:cancel.consequence', { when })}
      </p>
      {paid && !cancelRefusal ? <p>{t('bookings:cancel.paid', { amount: paid })}</p> : null}
      {owed && !cancelRefusal ? (
        <p>{t(owed === 'underWay' ? 'bookings:cancel.owed.underWay' : 'bookings:cancel.owed.unpaid')}</p>
      ) : null}
      {phone && (paid || owed || cancelRefusal || form.errors.length > 0) ? (
        <Facts facts={[{ term: t('page:problem.phone'), value: <PhoneLink phone={phone} /> }]} />
      ) : null}
      <p>
        <ButtonLink href={path}>
          {t(cancelRefusal ? 'bookings:cancel.back' : 'bookings:cancel.keep')}
        </ButtonLink>
      </p>
      {cancelRefusal ? null : <PageForm form={form} submit="bookings:cancel.submit" submitVariant="danger" />}
    </Page>
  );
}
