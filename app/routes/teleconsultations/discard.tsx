import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiscardQuestion } from '#app/components/appointments/discard-question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import {
  discardClaimed,
  discardPage,
  teleconsultations,
} from '#app/services/appointments/unfinished.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return discardPage(teleconsultations, request, 'teleconsultation:discard.title');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return discardClaimed(teleconsultations, request, 'teleconsultation:discard.done');
}

export default function DiscardTeleconsultation() {
  return (
    <DiscardQuestion {...useLoaderData<typeof loader>()} consequence="teleconsultation:discard.consequence" />
  );
}
