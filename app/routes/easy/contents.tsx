import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EasyPage, Lines } from '#app/components/easy/easy-page.tsx';
import { Call, signInPath } from '#app/components/easy/ways.tsx';
import { ActionLink, AreaTiles, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { areBookingsOn } from './bookings-on.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return { title: request.t('easy:area'), areBookingsOn: await areBookingsOn(request) };
}

const SIGN_IN = { name: 'signIn', icon: 'user', href: signInPath('/easy-to-read') } as const;
const BOOKINGS = [
  { name: 'booking', icon: 'calendar-plus', href: '/easy-to-read/booking' },
  { name: 'cancelling', icon: 'calendar-event', href: '/easy-to-read/cancelling' },
] as const;
const GUIDE = { name: 'guide', icon: 'clipboard-list', href: '/easy-to-read/guide' } as const;

export default function Contents() {
  const { title, areBookingsOn } = useLoaderData<typeof loader>();
  const isGuest = useShell().accountName === null;
  const { t } = useText();
  const pages = [...(isGuest ? [SIGN_IN] : []), ...(areBookingsOn ? BOOKINGS : []), GUIDE];

  return (
    <EasyPage title={title} isContents>
      <Lines>{t('easy:contents.lead')}</Lines>
      <AreaTiles
        tiles={pages.map(({ name, icon, href }) => ({
          ...{ icon, href, count: null },
          name: t(`easy:${name}.title`),
          lead: t(`easy:contents.${name}`),
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
