import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { RouteHandle } from '#app/services/page/document-title.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';

export const handle = { area: 'public:areas.bookings' } satisfies RouteHandle;

const CALENDAR = '/bookings/calendar';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args, { module: 'bookingsModule' });
  return { title: request.t('bookings:calendar.revokeTitle') };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args, { module: 'bookingsModule' });
  await request.provider.calendarFeed.revoke();
  return redirectWithNotice(request, CALENDAR, 'bookings:calendar.revoked');
}

export default function RevokeCalendar() {
  const { title } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'revoke' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: CALENDAR, label: t('bookings:calendar.back') }}>
      <p>{t('bookings:calendar.revokeConsequence')}</p>
      <p>
        <ButtonLink href={CALENDAR}>{t('bookings:calendar.revokeKeep')}</ButtonLink>
      </p>
      <PageForm form={form} submit="bookings:calendar.revokeSubmit" submitVariant="danger" />
    </Page>
  );
}
