import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { NEW_PATH } from '#app/domain/bookings/paths.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** where a link with kind=teleconsultation leads; they are booked by phone. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  return { title: t('booking-wizard:teleconsultation.title') };
}

export default function Teleconsultation() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('booking-wizard:teleconsultation.text')}</p>
      <NoAccess question="booking-wizard:teleconsultation.phone" />
      <Actions>
        <ActionLink href={NEW_PATH}>{t('booking-wizard:teleconsultation.visit')}</ActionLink>
      </Actions>
    </Page>
  );
}
