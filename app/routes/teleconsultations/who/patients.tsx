import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PersonStep } from '#app/components/wizard/person-step.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { personOptions, personSent } from '#app/services/wizard/person.server.ts';
import { choosePatient } from './patient-choice.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  return {
    frame: stepFrame(request),
    title: request.t('teleconsultation:patients.title'),
    chosen: request.draft.answers.patients,
    options: personOptions(request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const sent = await personSent(request, 'teleconsultation:patients.required');
  if ('answer' in sent) return sent.answer;
  const chosen = await choosePatient(request, sent.person);
  return 'obstacle' in chosen ? sent.refuse(chosen.obstacle) : onwards(request, chosen);
}

export default function Patients() {
  return <PersonStep {...useLoaderData<typeof loader>()} label="bookings:facts.patient" />;
}
