import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchState, usePageForm } from '#app/components/form/index.ts';
import { Outage } from '#app/components/page/index.ts';
import { CaseChoice } from '#app/components/teleconsultations/case-choice.tsx';
import { CaseFilter } from '#app/components/teleconsultations/case-filter.tsx';
import { useText } from '#app/components/text.tsx';
import { inForm } from '#app/components/wizard/held-time.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { caseForm, type CaseForm } from './medicalcase.form.server.ts';
import { casesPage, hasCases, proposedTitle, takeCase } from './medicalcase.server.ts';

/** /newteleconsultation/medicalcase (B§2): what the talk is about, one of the patient's cases or a new one. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'medicalcase');
  const { filterErrors, ...page } = await casesPage(request);
  const submission = filterErrors && { status: 'error' as const, error: filterErrors };
  return data({ ...page, submission }, { status: submission ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'medicalcase');
  const asked = { hasCases: await hasCases(request), proposed: proposedTitle(request) };
  const submission = parseWithZod(await request.form(), { schema: caseForm(asked) });
  if (submission.status !== 'success') return invalid(submission);

  const taken = await orOutage(takeCase(request, submission.value));
  return taken.ok ? taken.data : refused(submission, { '': ['medical-cases:notRead'] }, { status: 503 });
}

export default function MedicalCase() {
  const { title, frame, outage, path, options, filter, submission, chosen, ...page } =
    useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<CaseForm>({ id: 'case', defaultValue: chosen });
  const [filterForm, named] = searchState({ id: 'cases', values: filter.fields, submission });
  const { t } = useText();
  const { held, ...around } = frame;
  return (
    <StepPage
      title={title}
      frame={options ? around : frame}
      form={submission ? filterForm : form}
      hasPageForm={options !== null}
    >
      {outage ? (
        <>
          <Outage
            title="telehealth:outage"
            system={t('medical-cases:system')}
            since={outage.since}
            retryHref={path}
          />
          <p>{t('medical-cases:kept')}</p>
        </>
      ) : null}
      {submission || (options && options.length > 0) ? (
        <CaseFilter fields={named} path={path} values={filter.values} isOpen={filter.isOpen} />
      ) : null}
      {options ? (
        <CaseChoice form={form} fields={fields} options={options} held={inForm(held)} {...page} />
      ) : null}
    </StepPage>
  );
}
