import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { WithPhone } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { answer, mayGiveFor, settingsOf, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { PatientForm } from './patient.form.server.ts';
import { patientOptions } from './patient.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patient');
  return {
    frame: stepFrame(request),
    title: request.t('consent-wizard:patient.title'),
    chosen: request.draft.answers.patient,
    ...(await patientOptions(request)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patient');
  const submission = parseWithZod(await request.form(), { schema: PatientForm });
  if (submission.status !== 'success') return invalid(submission);

  const settings = await settingsOf(request);
  const { patientId } = submission.value;
  const patient = request.draft.patients.find(({ id }) => id === patientId);
  if (!patient) return refused(submission, { patientId: ['consent-wizard:patient.required'] });
  if (!mayGiveFor(patient, settings))
    return refused(submission, { patientId: ['consent-wizard:patient.notFor'] });
  return answer(request, { step: 'patient', value: { patientId } });
}

export default function Patient() {
  const { title, frame, chosen, options, areOthersLeft } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PatientForm>({ id: 'patient', defaultValue: chosen });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      {areOthersLeft ? (
        <p>
          <WithPhone>{t('consent-wizard:patient.others')}</WithPhone>
        </p>
      ) : null}
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.patientId} label="consent-wizard:patient.label" options={options} />
      </PageForm>
    </StepPage>
  );
}
