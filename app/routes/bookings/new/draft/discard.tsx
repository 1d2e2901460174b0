import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiscardQuestion } from '#app/components/appointments/discard-question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { discardClaimed, discardPage, visits } from '#app/services/appointments/unfinished.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return discardPage(visits, request, 'bookings:discard.title');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return discardClaimed(visits, request, 'bookings:discard.done');
}

export default function DiscardDraft() {
  return <DiscardQuestion {...useLoaderData<typeof loader>()} consequence="bookings:discard.consequence" />;
}
