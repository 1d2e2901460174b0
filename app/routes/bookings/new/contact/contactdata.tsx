import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneField } from '#app/components/account/phone-field.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { phoneFormOf, type PhoneForm } from '#app/services/forms/phone-number.server.ts';
import { savePhone } from './contactdata.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'contactdata');
  const { contactdata, facts } = request.draft.answers;
  const phone = contactdata ?? (await request.provider.account.get()).contactData;
  return {
    frame: stepFrame(request),
    title: request.t('booking-wizard:contactdata.title'),
    phone: { phoneNumber: groupPhone(phone.phoneNumber ?? '') },
    isCodeSent: facts.codeRequired === true,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'contactdata');
  return takeForm(request, await phoneFormOf(request), async ({ phoneNumber }) => {
    const saved = await savePhone(request, phoneNumber);
    return 'draft' in saved ? onwards(request, saved) : { phoneNumber: [saved.refusal] };
  });
}

export default function ContactData() {
  const { title, frame, phone, isCodeSent } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<PhoneForm>({ id: 'phone', defaultValue: phone });
  const { t } = useText();

  return (
    <StepPage title={title} form={form} frame={frame}>
      <p>{t(isCodeSent ? 'booking-wizard:contactdata.whyCode' : 'booking-wizard:contactdata.why')}</p>
      <PageForm form={form} submit="wizard:next">
        <PhoneField field={fields.phoneNumber} />
      </PageForm>
    </StepPage>
  );
}
