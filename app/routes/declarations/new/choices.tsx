import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChoiceFields } from '#app/components/declarations/choice-fields.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { today } from '#app/domain/dates/warsaw.ts';
import {
  choicesForm,
  choicesOffered,
  choicesTyped,
  type ChoicesForm,
} from '#app/routes/declarations/choices.form.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer, stepFrame, type DraftRequest } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** A new one is submitted today: that decides the form (B-49). */
const rulesOf = ({ kind, now }: DraftRequest) => ({ type: kind, dateOfSubmission: today(now) });

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'choices');
  return {
    frame: stepFrame(request),
    title: request.t('declaration-wizard:choices.title'),
    offered: choicesOffered(rulesOf(request)),
    stored: choicesTyped(request.draft.answers.choices ?? {}),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'choices');
  const schema = choicesForm(rulesOf(request));
  return takeForm(request, schema, (value) => answer(request, { step: 'choices', value }));
}

export default function Choices() {
  const { title, frame, offered, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ChoicesForm>({ id: 'choices', defaultValue: stored });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <ChoiceFields fields={fields} offered={offered} />
      </PageForm>
    </StepPage>
  );
}
