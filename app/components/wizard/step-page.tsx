import type { ReactNode } from 'react';
import type { PageFormState } from '#app/components/form/index.ts';
import { Page, type StagesProps } from '#app/components/page/index.ts';
import { ChosenPanel, type ChosenFact } from './chosen-panel.tsx';
import { HeldTime, type HeldTimeProps } from './held-time.tsx';

/** What stands around a step of the wizard. */
export type StepFrame = Readonly<{
  back: Readonly<{ href: string; label: string }> | null;
  stages: StagesProps;
  chosen: readonly ChosenFact[];
  /** A time that is kept meanwhile. */
  held?: HeldTimeProps | null;
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
export function StepPage({ frame: { back, stages, chosen, held }, children, ...page }: StepPageProps) {
  return (
    <Page {...page} {...(back ? { back } : {})} stages={stages}>
      {chosen.length > 0 ? <ChosenPanel facts={chosen} /> : null}
      {held ? <HeldTime {...held} /> : null}
      {children}
    </Page>
  );
}
