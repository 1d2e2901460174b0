import type { ComponentProps, ReactNode } from 'react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import type { PersonForm } from '#app/services/wizard/person.server.ts';
import { StepPage, type StepFrame } from './step-page.tsx';

type PersonStepProps = Readonly<{
  title: string;
  frame: StepFrame;
  chosen: { patientId: string } | undefined;
  /** Said before the choice. */
  children?: ReactNode;
}> &
  Pick<ComponentProps<typeof RadioGroup>, 'label' | 'options'>;

/** The step that asks for whom it is; whom the staff alone books for is told whom to call. */
export function PersonStep({ title, frame, chosen, children, ...choice }: PersonStepProps) {
  const [form, fields] = usePageForm<PersonForm>({ id: 'patient', defaultValue: chosen });
  return (
    <StepPage title={title} form={form} frame={frame}>
      {children}
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.patientId} {...choice} />
      </PageForm>
      {fields.patientId.errors?.includes('booking-wizard:lock') ? <CallReception /> : null}
    </StepPage>
  );
}
