import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EasyPage, Lines } from '#app/components/easy/easy-page.tsx';
import { Steps } from '#app/components/easy/steps.tsx';
import { Begin } from '#app/components/easy/ways.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { requireBookings } from './bookings-on.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  await requireBookings(request);
  return { title: request.t('easy:booking.title') };
}

/** Each has a picture of its name. */
const STEPS = ['person', 'service', 'hour', 'summary', 'done'] as const;

export default function EasyBooking() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  const buttons = { book: t('booking-wizard:summary.submit') };

  return (
    <EasyPage title={title}>
      <Lines>{t('easy:booking.lead')}</Lines>
      <Steps
        steps={STEPS.map((picture) => ({
          picture,
          title: t(`easy:booking.${picture}.title`),
          text: t(`easy:booking.${picture}.text`, buttons),
        }))}
      />
      <Lines>{t('easy:booking.more')}</Lines>
      <Begin href="/newbooking" label={t('bookings:list.new')} />
    </EasyPage>
  );
}
