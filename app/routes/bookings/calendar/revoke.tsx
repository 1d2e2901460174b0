import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';

const CALENDAR = '/bookings/calendar';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('booking-calendar:revokeTitle') };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await request.provider.calendarFeed.revoke();
  return redirectWithNotice(request, CALENDAR, 'booking-calendar:revoked');
}

export default function RevokeCalendar() {
  const { title } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'revoke' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: CALENDAR, label: t('booking-calendar:back') }}>
      <p>{t('booking-calendar:revokeConsequence')}</p>
      <p>
        <ButtonLink href={CALENDAR}>{t('booking-calendar:revokeKeep')}</ButtonLink>
      </p>
      <PageForm form={form} submit="booking-calendar:revokeSubmit" submitVariant="danger" />
    </Page>
  );
}
