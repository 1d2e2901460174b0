import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { CheckboxGroup, PageForm, TextArea, usePageForm } from '#app/components/form/index.ts';
import { Outage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import {
  askForPrescription,
  drugText,
  PrescriptionForm,
  takenDrugs,
  typedBefore,
} from './prescription.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'prescription');
  const taken = await takenDrugs(request);
  return {
    frame: stepFrame(request),
    title: request.t('booking-wizard:prescription.title'),
    before: typedBefore(request.draft.answers),
    outage: taken.ok ? null : taken.outage,
    path: request.url.pathname + request.url.search,
    options: (taken.ok ? taken.data : []).map((drug) => ({
      value: drug.id,
      label: drugText(drug),
      isOfProvider: true as const,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'prescription');
  return takeForm(request, PrescriptionForm, async (value) => {
    const answered = await askForPrescription(request, value);
    return 'refusal' in answered ? { drugs: [answered.refusal] } : onwards(request, answered);
  });
}

export default function Prescription() {
  const { title, frame, before, options, outage, path } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PrescriptionForm>({ id: 'prescription', defaultValue: before });
  const { t } = useText();
  const system = t('booking-wizard:prescription.system');

  return (
    <StepPage title={title} form={form} frame={frame}>
      {outage ? <Outage system={system} since={outage.since} retryHref={path} /> : null}
      <PageForm form={form} submit="wizard:next">
        {options.length > 0 ? (
          <CheckboxGroup
            field={fields.drugs}
            label="booking-wizard:prescription.drugs.label"
            hint="booking-wizard:prescription.drugs.hint"
            options={options}
            optional="together"
          />
        ) : null}
        <TextArea
          field={fields.others}
          label="booking-wizard:prescription.others.label"
          hint="booking-wizard:prescription.others.hint"
          optional={options.length > 0 ? 'together' : false}
        />
        <TextArea
          field={fields.reason}
          label="booking-wizard:prescription.reason.label"
          hint="booking-wizard:prescription.reason.hint"
          rows={3}
        />
      </PageForm>
    </StepPage>
  );
}
