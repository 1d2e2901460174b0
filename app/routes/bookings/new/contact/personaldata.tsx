import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AddressFields } from '#app/components/people/address-fields.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import {
  patientOf,
  personalDataForm,
  saveAddress,
  type PersonalDataForm,
} from './personaldata.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'personaldata');
  const patient = patientOf(request);
  return {
    frame: stepFrame(request),
    title: request.t('booking-wizard:personaldata.title'),
    patient: personNames(request, request.draft.patients)(patient),
    isOwn: patient.patientRole === 'PATIENT',
    address: request.draft.answers.personaldata ?? patient.address,
    country: patient.address.countryCode,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'personaldata');
  const { countryCode } = patientOf(request).address;
  const submission = parseWithZod(await request.form(), { schema: personalDataForm(countryCode) });
  if (submission.status !== 'success') return invalid(submission);

  const saved = await saveAddress(request, submission.value);
  if ('refusal' in saved) return refused(submission, { postalCode: [saved.refusal] });
  return onwards(request, { ...saved, cleared: [] });
}

export default function PersonalData() {
  const { title, frame, patient, isOwn, address, country } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PersonalDataForm>({ id: 'address', defaultValue: address });
  const { t } = useText();

  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t('booking-wizard:personaldata.why', { patient })}</p>
      <PageForm form={form} submit="wizard:next">
        <AddressFields fields={fields} country={country} isOwn={isOwn} />
      </PageForm>
    </StepPage>
  );
}
