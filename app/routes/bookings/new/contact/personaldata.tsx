import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AddressFields } from '#app/components/people/address-fields.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { nameIn, patientOf } from '#app/services/wizard/person.server.ts';
import { personalDataForm, saveAddress, type PersonalDataForm } from './personaldata.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'personaldata');
  const patient = patientOf(request);
  return {
    frame: stepFrame(request),
    title: request.t('booking-wizard:personaldata.title'),
    patient: nameIn(request, patient),
    isOwn: patient.patientRole === 'PATIENT',
    address: request.draft.answers.personaldata ?? patient.address,
    country: patient.address.countryCode,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'personaldata');
  const { countryCode } = patientOf(request).address;
  return takeForm(request, personalDataForm(countryCode), async (address) => {
    const saved = await saveAddress(request, address);
    return 'draft' in saved ? onwards(request, saved) : { postalCode: [saved.refusal] };
  });
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
