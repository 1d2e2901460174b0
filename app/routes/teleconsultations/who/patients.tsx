import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { roleText } from '#app/domain/patients/patients.ts';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { ageInWords, personNames } from '#app/services/page/person-names.server.ts';
import { choosePatient } from './patient-choice.server.ts';
import { PatientForm } from './patients.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const { draft, t } = request;
  const nameOf = personNames(request, draft.patients);
  return {
    frame: stepFrame(request),
    title: t('teleconsultation:patients.title'),
    chosen: draft.answers.patients,
    options: draft.patients.map((person) => ({
      value: person.id,
      label: nameOf(person),
      hint: `${t(roleText(person.patientRole))}, ${ageInWords(request, person.birthDate)}`,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const submission = parseWithZod(await request.form(), { schema: PatientForm });
  if (submission.status !== 'success') return invalid(submission);

  const chosen = await choosePatient(request, submission.value.patientId);
  if ('obstacle' in chosen) return refused(submission, { patientId: [chosen.obstacle] });
  return onwards(request, chosen);
}

export default function Patients() {
  const { title, frame, chosen, options } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PatientForm>({ id: 'patient', defaultValue: chosen });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.patientId} label="bookings:facts.patient" options={options} />
      </PageForm>
      {fields.patientId.errors?.includes('booking-wizard:lock') ? <CallReception /> : null}
    </StepPage>
  );
}
