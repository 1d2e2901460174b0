import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AttachmentSections } from '#app/components/bookings/attachment-sections.tsx';
import { BookingActions, saysPhone } from '#app/components/bookings/booking-actions.tsx';
import { BookingFacts } from '#app/components/bookings/booking-facts.tsx';
import { DetailsSide } from '#app/components/bookings/details-side.tsx';
import { VisitPanel } from '#app/components/bookings/visit-panel.tsx';
import { TeleconsultationThing } from '#app/components/bookings/teleconsultation-thing.tsx';
import { BookingQuestionnaire } from '#app/components/questionnaires/booking-questionnaire.tsx';
import { ReferralSection } from '#app/components/bookings/referral-section.tsx';
import { Outage, Page, Panel, Split, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { changedByUnit, noteChangeSeen } from './changed-by-unit.server.ts';
import { namedBookingView } from './booking-view.server.ts';
import { bookingParts } from './booking-parts.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const found = await orOutage(bookingOf(request, args.params));
  if (!found.ok) {
    const title = request.t('bookings:details.outageTitle');
    return { ...NOTHING, title, outage: found.outage, path: request.url.pathname };
  }

  await noteChangeSeen(request, found.data);
  const booking = await namedBookingView({ booking: found.data, request });
  const { service, day } = booking;
  return {
    title: request.t('bookings:details.title', { service: plainText(service), day }),
    booking,
    changed: changedByUnit(found.data),
    parts: await bookingParts(request, found.data),
    outage: null,
    path: booking.path,
  };
}

const NOTHING = { booking: null, changed: null, parts: null };

export default function BookingDetails() {
  const { title, booking, changed, parts, outage, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  const back = { href: '/bookings', label: t('bookings:details.back') };
  if (!booking) {
    return (
      <Page title={title} back={back}>
        <Outage system={t('bookings:details.system')} since={outage.since} retryHref={path} />
      </Page>
    );
  }

  const { service, status } = booking;
  const frame = { title: <TextNaming name={service}>{title}</TextNaming>, back };
  const others = (
    <>
      <ReferralSection referral={booking.referral} />
      <BookingQuestionnaire questionnaire={parts.questionnaire} />
      <AttachmentSections attachments={booking.attachments} />
    </>
  );
  if (parts.teleconsultation) {
    return (
      <TeleconsultationThing
        {...frame}
        booking={booking}
        changed={changed && t(changed)}
        teleconsultation={parts.teleconsultation}
        fillPath={parts.toFill}
        writePath={parts.writePath}
        retryHref={path}
      >
        {others}
      </TeleconsultationThing>
    );
  }
  return (
    <Page {...frame}>
      <Split side={<DetailsSide booking={booking} writePath={parts.writePath} />}>
        <VisitPanel visit={booking}>
          <p>{changed ? t(changed) : status.meaning}</p>
          <BookingActions booking={booking} questionnairePath={parts.toFill} />
        </VisitPanel>
        <Panel title={t('bookings:details.facts')}>
          <BookingFacts booking={booking} isPhoneSaid={saysPhone(booking)} />
        </Panel>
        {others}
      </Split>
    </Page>
  );
}
