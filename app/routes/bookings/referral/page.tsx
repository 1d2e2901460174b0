import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ReferralFields } from '#app/components/bookings/referral-fields.tsx';
import { ReferralKinds } from '#app/components/bookings/referral-kinds.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, TextLinking, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import { titles } from '#app/services/appointments/words.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import { shownReferral, submittedReferral, type ReferralForm } from './form.server.ts';
import type { LookedUp } from './look-up.server.ts';
import { isClosed, namedBooking, referralOf, refuseClosed, save, toBooking } from './save.server.ts';

/** /referral?bookingId&system (B§2); an address without them is answered as B§8 has it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const booking = await namedBooking(request);
  if (!booking) {
    const named = titles({ whose: null }, request.t('referrals:edit.incomplete'));
    return data({ ...named, service: null, booking: null, shown: null }, { status: 400 });
  }

  const { service, when, whose } = await namedBookingView({ booking, request });
  const path = bookingPath(booking);
  if (isClosed(booking)) {
    const refused = request.t('referrals:edit.refusedTitle', { service: plainText(service) });
    return data({ ...titles({ whose }, refused), service, booking: { path, when }, shown: null });
  }
  const heading = request.t('referrals:edit.title', { service: plainText(service) });
  const shown = await shownReferral(await referralOf(request, booking), booking.details?.referral);
  return data({ ...titles({ whose }, heading), service, booking: { path, when }, shown });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const booking = await namedBooking(request);
  if (!booking) throw badRequest();
  if (isClosed(booking)) return refuseClosed(request);

  const submitted = await submittedReferral(await referralOf(request, booking));
  if ('answer' in submitted) return submitted.answer;
  const refusal = await save(request, booking, submitted.referral);
  if (refusal) return submitted.refuse(refusal.texts, { status: refusal.status });
  return toBooking(request, booking, submitted.referral);
}

export default function ReferralPage() {
  const { heading, whose, service, booking, shown } = useLoaderData<typeof loader>();
  const answer = useActionData<{ found?: LookedUp }>();
  const [form, fields] = usePageForm<ReferralForm>({
    id: 'referral',
    defaultValue: shown?.values ?? {},
  });
  const { t } = useText();
  const list = t('referrals:edit.list');
  const back = booking
    ? { href: booking.path, label: t('referrals:edit.back') }
    : { href: '/bookings', label: t('bookings:details.back') };
  if (!booking || !shown) {
    return (
      <Page
        title={service ? <TextNaming name={service}>{heading}</TextNaming> : heading}
        over={whose}
        form={form}
        hasPageForm={false}
        back={back}
      >
        {booking ? (
          <>
            <p>{t('referrals:edit.wrongStatus')}</p>
            <p>
              <ActionLink href={back.href}>{back.label}</ActionLink>
            </p>
          </>
        ) : (
          <p>
            <TextLinking name={list} href={back.href}>
              {t('referrals:edit.incompleteText', { list })}
            </TextLinking>
          </p>
        )}
      </Page>
    );
  }

  return (
    <Page title={<TextNaming name={service}>{heading}</TextNaming>} over={whose} form={form} back={back}>
      <p>{t('referrals:edit.lead', { when: booking.when })}</p>
      <ReferralKinds
        kinds={shown.kinds}
        picture={`${booking.path}/referral-attachments`}
        current={shown.kind}
      />
      <PageForm form={form} submit="referrals:edit.submit">
        <ReferralFields {...shown} fields={fields} found={answer?.found ?? shown.found} />
      </PageForm>
    </Page>
  );
}
