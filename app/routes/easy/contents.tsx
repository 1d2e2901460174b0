import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EasyPage, Lines } from '#app/components/easy/easy-page.tsx';
import { Doors } from '#app/components/easy/steps.tsx';
import { Call, signInPath } from '#app/components/easy/ways.tsx';
import { ActionLink, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { areBookingsOn } from './bookings-on.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return { title: request.t('easy:area'), areBookingsOn: await areBookingsOn(request) };
}

/** The subject of each page, in a picture; how to sign in is for a guest alone. */
const SIGN_IN = { page: 'signIn', picture: 'signIn', href: signInPath('/easy-to-read') } as const;
const BOOKINGS = [
  { page: 'booking', picture: 'hour', href: '/easy-to-read/booking' },
  { page: 'cancelling', picture: 'cancel', href: '/easy-to-read/cancelling' },
] as const;
const GUIDE = { page: 'guide', picture: 'menu', href: '/easy-to-read/guide' } as const;

export default function Contents() {
  const { title, areBookingsOn } = useLoaderData<typeof loader>();
  const isGuest = useShell().accountName === null;
  const { t } = useText();
  const pages = [...(isGuest ? [SIGN_IN] : []), ...(areBookingsOn ? BOOKINGS : []), GUIDE];

  return (
    <EasyPage title={title} isContents>
      <Lines>{t('easy:contents.lead')}</Lines>
      <Doors
        doors={pages.map(({ page, picture, href }) => ({
          picture,
          href,
          name: page === 'signIn' ? t('easy:enter') : t(`easy:${page}.title`),
          text: t(`easy:contents.${page}`),
        }))}
      />
      <Section title={t('easy:contents.letters.title')}>
        <p>
          <ActionLink href="/display">{t('easy:contents.letters.link')}</ActionLink>
        </p>
      </Section>
      <Section title={t('easy:contents.help.title')}>
        <Lines>{t('easy:contents.help.text')}</Lines>
        <Call />
      </Section>
    </EasyPage>
  );
}
