import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiscardQuestion } from '#app/components/appointments/discard-question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { teleconsultationWizard } from '#app/journeys/teleconsultation/wizard.ts';
import { discardClaimed, discardPage } from '#app/services/appointments/unfinished.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return discardPage(teleconsultationWizard, request, 'teleconsultation:discard.title');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return discardClaimed(teleconsultationWizard, request, 'teleconsultation:discard.done');
}

export default function DiscardTeleconsultation() {
  return (
    <DiscardQuestion {...useLoaderData<typeof loader>()} consequence="teleconsultation:discard.consequence" />
  );
}
