import type { ReactNode } from 'react';
import type { PageFormState } from '#app/components/form/index.ts';
import { Notice, Page, type StagesProps } from '#app/components/page/index.ts';
import { ChosenPanel, type ChosenFact } from './chosen-panel.tsx';
import { HeldTime, type HeldTimeProps } from './held-time.tsx';

/** The frame around a step of the wizard. */
export type StepFrame = Readonly<{
  back: Readonly<{ href: string; label: string }> | null;
  stages: StagesProps;
  chosen: readonly ChosenFact[];
  /** A time that is kept meanwhile. */
  held?: HeldTimeProps | null;
  /** Said with the errors of a form that was sent: what has become meanwhile of what it belongs to. */
  told?: string | null;
}>;

type StepPageProps = Readonly<{
  title: string;
  /** A line of the h1 over the title. */
  over?: string | null;
  frame: StepFrame;
  form?: PageFormState;
  hasPageForm?: boolean;
  /** Said with the errors when the form as a whole was refused. */
  whenRefused?: ReactNode;
  children: ReactNode;
}>;

/** A step of the wizard: what was chosen before stands first, in one row. */
export function StepPage({ frame: { back, stages, chosen, held, told }, children, ...page }: StepPageProps) {
  return (
    <Page {...page} {...(back ? { back } : {})} stages={stages}>
      {told ? <Notice kind="error">{told}</Notice> : null}
      {chosen.length > 0 ? <ChosenPanel facts={chosen} /> : null}
      {held ? <HeldTime {...held} /> : null}
      {children}
    </Page>
  );
}
