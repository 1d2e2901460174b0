import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { UploadResults, usePageForm } from '#app/components/form/index.ts';
import { DescriptionFields } from '#app/components/teleconsultations/description-fields.tsx';
import { inForm } from '#app/components/wizard/held-time.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import type { DescriptionForm } from './description.form.server.ts';
import { descriptionPage, keepDescription } from './description.server.ts';

/** /newteleconsultation/description (B§2): what the doctor is to know, and files for the doctor. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'description');
  return descriptionPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'description');
  return keepDescription(request);
}

export default function Description() {
  const { title: _, heading, over, frame, values, ...page } = useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof DescriptionForm>({ id: 'description', defaultValue: values });
  const { held, ...around } = frame;
  return (
    <StepPage title={heading} over={over} form={form} frame={around}>
      <UploadResults sent={sent} />
      <DescriptionFields {...page} held={inForm(held)} form={form} fields={fields} />
    </StepPage>
  );
}
