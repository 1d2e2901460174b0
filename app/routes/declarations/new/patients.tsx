import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { roleText } from '#app/domain/patients/patients.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { ageInWords, personNames, unlessConfirmed } from '#app/services/page/person-names.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { formerOf } from './former.server.ts';
import { requireDraft } from './guard.server.ts';
import { PatientForm } from './patients.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const { draft, t } = request;
  const nameOf = personNames(request, draft.patients);
  return {
    frame: stepFrame(request),
    title: t('declaration-wizard:patients.title'),
    chosen: draft.answers.patients,
    options: draft.patients.map((person) => ({
      value: person.id,
      label: nameOf(person),
      hint: unlessConfirmed(
        request,
        person,
        `${t(roleText(person.patientRole))}, ${ageInWords(request, person.birthDate)}`,
      ),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patients');
  const submission = parseWithZod(await request.form(), { schema: PatientForm });
  if (submission.status !== 'success') return invalid(submission);

  const { draft, kind } = request;
  const { patientId } = submission.value;
  if (!draft.patients.some(({ id }) => id === patientId))
    return refused(submission, { patientId: ['declaration-wizard:patients.required'] });
  const { former, isUnknown } = await formerOf(request, { patientId, kind });
  if (isUnknown) return refused(submission, { patientId: ['declaration-wizard:patients.unknown'] });
  return answer(request, { step: 'patients', value: { patientId }, facts: { former } });
}

export default function Patients() {
  const { title, frame, chosen, options } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PatientForm>({ id: 'patient', defaultValue: chosen });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.patientId} label="declaration-wizard:facts.patient" options={options} />
      </PageForm>
    </StepPage>
  );
}
