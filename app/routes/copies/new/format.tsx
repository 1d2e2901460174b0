import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChoiceStep } from '#app/components/copies/choice-step.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { choiceForm } from './choice.form.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

const FORMATS = ['DOWNLOAD', 'PAPER', 'STORAGE'] as const;

/** In which form the copy comes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'format');
  return {
    frame: stepFrame(request),
    title: request.t('copy-wizard:format.title'),
    chosen: request.draft.answers.format?.format,
    options: FORMATS.map((format) => ({ value: format, label: request.t(`copies:format.${format}`) })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'format');
  return takeForm(request, choiceForm(FORMATS, 'copy-wizard:format.required'), ({ choice }) =>
    answer(request, { step: 'format', value: { format: choice } }),
  );
}

export default function Format() {
  return <ChoiceStep {...useLoaderData<typeof loader>()} label="copies:facts.format" />;
}
