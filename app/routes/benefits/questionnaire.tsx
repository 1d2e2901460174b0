import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { Facts, ProviderText, Time } from '#app/components/page/index.ts';
import { QuestionnaireForm } from '#app/components/questionnaires/questionnaire-form.tsx';
import { useText } from '#app/components/text.tsx';
import { ENCOUNTERS_PATH, encounterPath } from '#app/domain/encounters/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import {
  questionnaireForm,
  typedIn,
  type QuestionnaireForm as Form,
} from '#app/routes/questionnaires/questionnaire.form.server.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { keepForLater } from './questionnaire-draft.server.ts';
import { askedQuestionnaire, askedView, requireAddress, saveAnswers } from './questionnaire.server.ts';
import { recordFormOf } from '#app/services/page/record-form.server.ts';

/** /benefits/questionnaire?unitSpeciality&patientId&id (A§2): what is asked after a visit, to fill in once, and to read. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  await requireAddress(request);
  const { record, listPath, action, entry } = await recordFormOf(request, {
    listPath: ENCOUNTERS_PATH,
    ask: () => askedQuestionnaire(request),
  });
  if (!entry) {
    const heading = request.t('encounters:questionnaire.title');
    return { title: titled(record.over, heading), heading, record, listPath, action, asked: null };
  }

  const asked = await askedView(request, entry);
  const heading = request.t('encounters:questionnaire.heading', { day: asked.day });
  return { title: titled(record.over, heading), heading, record, listPath, action, asked };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const asked = await askedQuestionnaire(request);
  const { encounter, patientId, questionnaire, standing } = asked;
  const form = await request.form();
  if (form.get('intent') === LATER.value && standing === 'toFill') {
    await keepForLater(request, { ...asked, typed: typedIn({ form, questionnaire }) });
    return redirectWithNotice(
      request,
      ofPatient(ENCOUNTERS_PATH, patientId),
      'encounters:questionnaire.kept',
    );
  }
  const schema = questionnaireForm({ questionnaire, language: request.language, today: today(request.now) });
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return invalid(submission);

  const refusal = await saveAnswers(request, { encounter, patientId, answers: submission.value });
  if (refusal) return refused(submission, { '': [refusal] });
  const path = encounterPath({ id: encounter.id, patientId });
  return redirectWithNotice(request, path, 'questionnaires:saved');
}

const LATER = { label: 'questionnaires:step.later', name: 'intent', value: 'later' } as const;

export default function EncounterQuestionnairePage() {
  const { heading, record, listPath, action, asked } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<Form>({ id: 'questionnaire', defaultValue: asked?.typed ?? {} });
  const { t } = useText();
  /** True where the form is shown: the typed answers are, even when they can no longer be saved. */
  const isForm = asked?.standing === 'toFill' || form.errors.length > 0;

  return (
    <RecordPage
      {...record}
      title={heading}
      form={form}
      hasPageForm={asked !== null && isForm}
      system={t('encounters:questionnaire.system')}
      back={{ href: asked?.path ?? listPath, label: t('encounters:questionnaire.back') }}
    >
      {asked ? (
        <>
          <Facts
            facts={[
              { term: t('encounters:when'), value: asked.when },
              { term: t('encounters:unit'), value: <ProviderText text={asked.unit} /> },
              ...(asked.filledAt
                ? [{ term: t('questionnaires:facts.filledOn'), value: <Time at={asked.filledAt} withTime /> }]
                : []),
            ]}
          />
          <ClosedDrafts drafts={asked.closed} of="questionnaires" />
          {asked.isOther ? <p>{t('encounters:questionnaire.other')}</p> : null}
          {asked.standing === 'filled' ? null : <p>{asked.about}</p>}
          {asked.isOther && !isForm ? null : (
            <QuestionnaireForm
              form={form}
              fields={fields}
              isForm={isForm}
              action={action}
              questionnaire={asked.questionnaire}
              answers={asked.answers}
              isFilled={asked.filledAt !== null}
              {...(asked.standing === 'toFill' && { secondary: LATER })}
            />
          )}
        </>
      ) : null}
    </RecordPage>
  );
}
