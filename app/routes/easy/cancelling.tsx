import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EasyPage, Lines } from '#app/components/easy/easy-page.tsx';
import { Steps } from '#app/components/easy/steps.tsx';
import { Begin, Call } from '#app/components/easy/ways.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { requireBookings } from './bookings-on.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  await requireBookings(request);
  return { title: request.t('easy:cancelling.title') };
}

/** Each has a picture of its name. */
const STEPS = ['visits', 'cancel', 'question', 'done'] as const;

export default function EasyCancelling() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  const buttons = {
    cancel: t('bookings:list.cancel'),
    yes: t('bookings:cancel.submit'),
    no: t('bookings:cancel.keep'),
    done: t('bookings:cancel.done'),
  };

  return (
    <EasyPage title={title}>
      <Lines>{t('easy:cancelling.lead')}</Lines>
      <Steps
        steps={STEPS.map((picture) => ({
          picture,
          title: t(`easy:cancelling.${picture}.title`, buttons),
          text: t(`easy:cancelling.${picture}.text`, buttons),
        }))}
      />
      <Begin href="/bookings" label={t('easy:cancelling.list')} />
      <Call />
    </EasyPage>
  );
}
