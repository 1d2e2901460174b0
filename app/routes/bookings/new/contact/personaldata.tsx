import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Choices } from '#app/components/bookings/choices.tsx';
import { PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import type { RouteHandle } from '#app/services/page/document-title.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { onwards, requireDraft, stepFrame } from '#app/routes/bookings/new/draft/draft.server.ts';
import {
  patientOf,
  personalDataForm,
  saveAddress,
  type PersonalDataForm,
} from './personaldata.form.server.ts';

export const handle = { area: 'bookings:new.area' } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'personaldata');
  const patient = patientOf(request);
  return {
    ...stepFrame(request),
    title: request.t('bookings:new.personaldata.title'),
    patient: fullName(patient),
    isOwn: patient.patientRole === 'PATIENT',
    address: request.draft.answers.personaldata ?? patient.address,
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
  const { title, back, step, choices, patient, isOwn, address } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PersonalDataForm>({ id: 'address', defaultValue: address });
  const { t } = useText();
  const fills = (token: string) => (isOwn ? { autoComplete: token } : { autoComplete: 'off' });

  return (
    <Page title={title} form={form} back={back} step={step}>
      <Choices choices={choices} />
      <p>{t('bookings:new.personaldata.why', { patient })}</p>
      <PageForm form={form} submit="bookings:new.next">
        <TextField
          field={fields.street}
          label="bookings:new.personaldata.street.label"
          hint="bookings:new.personaldata.street.hint"
          optional
        />
        <TextField
          field={fields.houseNumber}
          label="bookings:new.personaldata.houseNumber.label"
          width={8}
          autoComplete="off"
        />
        <TextField
          field={fields.apartmentNumber}
          label="bookings:new.personaldata.apartmentNumber"
          width={8}
          autoComplete="off"
          optional
        />
        <TextField
          field={fields.postalCode}
          label="bookings:new.personaldata.postalCode.label"
          hint="bookings:new.personaldata.postalCode.hint"
          width={10}
          {...fills('postal-code')}
        />
        <TextField
          field={fields.city}
          label="bookings:new.personaldata.city.label"
          width={30}
          {...fills('address-level2')}
        />
      </PageForm>
    </Page>
  );
}
