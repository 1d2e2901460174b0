import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PersonStep } from '#app/components/wizard/person-step.tsx';
import { personOptions, personSent } from '#app/services/wizard/person.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { formerOf } from './former.server.ts';
import { requireDraft } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  return {
    frame: stepFrame(request),
    title: request.t('declaration-wizard:patients.title'),
    chosen: request.draft.answers.patients,
    options: personOptions(request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const sent = await personSent(request, 'declaration-wizard:patients.required');
  if ('answer' in sent) return sent.answer;
  const { id: patientId } = sent.person;
  const { former, isUnknown } = await formerOf(request, { patientId, kind: request.kind });
  if (isUnknown) return sent.refuse('declaration-wizard:patients.unknown');
  return answer(request, { step: 'patients', value: { patientId }, facts: { former } });
}

export default function Patients() {
  return <PersonStep {...useLoaderData<typeof loader>()} label="declaration-wizard:facts.patient" />;
}
