import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiscardQuestion } from '#app/components/appointments/discard-question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { discardClaimed, discardPage } from '#app/services/appointments/unfinished.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return discardPage(bookingWizard, request, 'bookings:discard.title');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return discardClaimed(bookingWizard, request, 'bookings:discard.done');
}

export default function DiscardDraft() {
  return <DiscardQuestion {...useLoaderData<typeof loader>()} consequence="bookings:discard.consequence" />;
}
