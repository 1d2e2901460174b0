import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
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
  return (
    <Question
      title={title}
      back={CALENDAR}
      backLabel="booking-calendar:back"
      consequence="booking-calendar:revokeConsequence"
      keep="booking-calendar:revokeKeep"
      submit="booking-calendar:revokeSubmit"
    />
  );
}
