import type { ComponentProps, ReactNode } from 'react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { StepPage, type StepFrame } from '#app/components/wizard/step-page.tsx';
import type { ChoiceForm } from '#app/routes/copies/new/choice.form.server.ts';

type ChoiceStepProps = Readonly<{
  title: string;
  frame: StepFrame;
  chosen: string | undefined;
  /** Said after the choice. */
  children?: ReactNode;
}> &
  Pick<ComponentProps<typeof RadioGroup>, 'label' | 'options'>;

/** A step that asks one question with a few answers. */
export function ChoiceStep({ title, frame, chosen, children, ...choice }: ChoiceStepProps) {
  const [form, fields] = usePageForm<ChoiceForm>({
    id: 'choice',
    defaultValue: chosen === undefined ? {} : { choice: chosen },
  });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <RadioGroup field={fields.choice} {...choice} />
        {children}
      </PageForm>
    </StepPage>
  );
}
