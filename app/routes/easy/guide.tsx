import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EasyPage, Lines } from '#app/components/easy/easy-page.tsx';
import { Steps } from '#app/components/easy/steps.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return { title: request.t('easy:guide.title') };
}

/** Ten pages of the portal, each with a picture of its name. */
const PAGES = [
  'signIn',
  'start',
  'menu',
  'visits',
  'service',
  'hour',
  'question',
  'result',
  'message',
  'display',
] as const;

export default function Guide() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  const words = {
    signIn: t('public:login.submit'),
    menu: t('page:navigation.open'),
    cancel: t('bookings:list.cancel'),
  };

  return (
    <EasyPage title={title}>
      <Lines>{t('easy:guide.lead')}</Lines>
      <Steps
        steps={PAGES.map((picture) => ({
          picture,
          title: t(`easy:guide.${picture}.title`),
          text: t(`easy:guide.${picture}.text`, words),
        }))}
      />
    </EasyPage>
  );
}
