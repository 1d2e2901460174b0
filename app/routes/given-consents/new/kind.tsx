import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { Notice, WithPhone } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { kindForm, type KindForm } from './kind.form.server.ts';
import { kindOptions, kindsOffered } from './kinds.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'kind');
  const { onlyPatientId, patientCount } = request.draft.answers.facts;
  return {
    frame: stepFrame(request),
    title: request.t('consent-wizard:kind.title'),
    chosen: request.draft.answers.kind,
    areOthersLeft: onlyPatientId !== undefined && patientCount > 1,
    ...(await kindOptions(request)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'kind');
  const { kinds } = await kindsOffered(request);
  return takeForm(request, kindForm(kinds), (value) => answer(request, { step: 'kind', value }));
}

export default function Kind() {
  const { title, frame, chosen, areOthersLeft, options, isUnknown } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<KindForm>({ id: 'kind', defaultValue: chosen });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      {areOthersLeft ? (
        <p>
          <WithPhone>{t('consent-wizard:patient.others')}</WithPhone>
        </p>
      ) : null}
      {isUnknown ? <Notice kind="notice">{t('consent-wizard:kind.unknown')}</Notice> : null}
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.kind} label="consent-wizard:facts.kind" options={options} />
      </PageForm>
    </StepPage>
  );
}
