import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChoiceStep } from '#app/components/copies/choice-step.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { choiceForm } from './choice.form.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

const SUBJECTS = ['DOCUMENTS', 'SCOPE'] as const;

/** The choice between documents and a period of a unit (B§5). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'subject');
  return {
    frame: stepFrame(request),
    title: request.t('copy-wizard:subject.title'),
    chosen: request.draft.answers.subject?.by,
    options: SUBJECTS.map((by) => ({
      value: by,
      label: request.t(`copy-wizard:subject.${by}`),
      hint: request.t(`copy-wizard:subject.about.${by}`),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'subject');
  return takeForm(request, choiceForm(SUBJECTS, 'copy-wizard:subject.required'), ({ choice }) =>
    answer(request, { step: 'subject', value: { by: choice } }),
  );
}

export default function Subject() {
  return <ChoiceStep {...useLoaderData<typeof loader>()} label="copy-wizard:subject.label" />;
}
