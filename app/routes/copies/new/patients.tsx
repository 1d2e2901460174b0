import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PersonStep } from '#app/components/wizard/person-step.tsx';
import { personOptions, personSent } from '#app/services/wizard/person.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** Everybody of whom copies can be asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  return {
    frame: stepFrame(request),
    title: request.t('copy-wizard:patients.title'),
    chosen: request.draft.answers.patients,
    options: personOptions(request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const sent = await personSent(request, 'copy-wizard:patients.required');
  if ('answer' in sent) return sent.answer;
  return answer(request, { step: 'patients', value: { patientId: sent.person.id } });
}

export default function Patients() {
  return <PersonStep {...useLoaderData<typeof loader>()} label="copies:facts.patient" />;
}
