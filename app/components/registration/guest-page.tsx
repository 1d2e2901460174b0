import type { ComponentProps, ReactNode } from 'react';
import { HiddenField, PageForm } from '#app/components/form/index.ts';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { StepPage, type StepFrame } from '#app/components/wizard/step-page.tsx';
import { TrapField } from './trap-field.tsx';

type GuestPageProps = Omit<ComponentProps<typeof StepPage>, 'title' | 'over' | 'frame'> &
  Readonly<{
    page: Readonly<{ heading: string; over: string; frame: StepFrame; discardPath: string | null }>;
  }>;

/** A page of a guest's registration: below each is the way to delete all that was typed. */
export function GuestPage({ page, children, ...rest }: GuestPageProps) {
  const { t } = useText();
  return (
    <StepPage {...rest} title={page.heading} over={page.over} frame={page.frame}>
      {children}
      {page.discardPath === null ? null : (
        <p>
          <ActionLink href={page.discardPath}>{t('registration:draft.discard.link')}</ActionLink>
        </p>
      )}
    </StepPage>
  );
}

type GuestFormProps = Omit<ComponentProps<typeof PageForm>, 'submit'> &
  Readonly<{ submit?: ComponentProps<typeof PageForm>['submit']; shown: string; children?: ReactNode }>;

/** Its form, with what tells people from programs. */
export const GuestForm = ({ shown, children, submit = 'wizard:next', ...rest }: GuestFormProps) => (
  <PageForm {...rest} submit={submit}>
    <HiddenField name="shown" value={shown} />
    {children}
    <TrapField />
  </PageForm>
);
