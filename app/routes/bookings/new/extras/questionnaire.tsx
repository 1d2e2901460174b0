import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ProviderText, Section } from '#app/components/page/index.ts';
import { QuestionnaireFields } from '#app/components/questionnaires/questionnaire-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { today } from '#app/domain/dates/warsaw.ts';
import {
  questionnaireForm,
  typedIn,
  type QuestionnaireForm,
} from '#app/routes/questionnaires/questionnaire.form.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { draftQuestionnaire, keepQuestionnaire, leaveForLater, typedBefore } from './questionnaire.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'questionnaire');
  const questionnaire = await draftQuestionnaire(request);
  return {
    frame: stepFrame(request),
    title: request.t('questionnaires:step.title'),
    questionnaire,
    typed: typedBefore(request, questionnaire),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'questionnaire');
  const questionnaire = await draftQuestionnaire(request);
  const form = await request.form();
  const typed = typedIn({ form, questionnaire });
  if (form.get('intent') === LATER.value) return leaveForLater(request, { typed, questionnaire });

  const schema = questionnaireForm({ questionnaire, language: request.language, today: today(request.now) });
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return invalid(submission);
  return onwards(request, await keepQuestionnaire(request, { typed, fulfillment: submission.value }));
}

const LATER = { label: 'questionnaires:step.later', name: 'intent', value: 'later' } as const;

export default function Questionnaire() {
  const { title, frame, questionnaire, typed } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<QuestionnaireForm>({ id: 'questionnaire', defaultValue: typed });
  const { t } = useText();
  const isAsked = questionnaire.sections.length > 0;

  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t(isAsked ? 'questionnaires:step.why' : 'questionnaires:none')}</p>
      <PageForm form={form} submit="wizard:next" {...(isAsked ? { secondary: LATER } : {})}>
        {isAsked ? (
          <Section title={<ProviderText text={questionnaire.name} />}>
            <QuestionnaireFields questionnaire={questionnaire} fields={fields} />
          </Section>
        ) : null}
      </PageForm>
    </StepPage>
  );
}
