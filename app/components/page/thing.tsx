import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Panel, Panels } from './layout.tsx';
import { Actions } from './links.tsx';
import { Facts, type Fact } from './lists.tsx';
import { Page } from './page.tsx';
import type { StatusKind } from './status-pill.tsx';

/** Waiting: for the patient or for somebody else; still: nothing is to be done. */
export type Look = 'waiting' | 'done' | 'bad' | 'still';

const LOOKS: Readonly<Record<Look, Readonly<{ className: string; icon: IconName }>>> = {
  waiting: { className: 'panel state state-waiting', icon: 'clock' },
  done: { className: 'panel state state-done', icon: 'circle-check' },
  bad: { className: 'panel state state-bad', icon: 'alert-circle' },
  still: { className: 'panel state', icon: 'file-text' },
};

/** The look of what has a status in words. */
export const LOOK_OF: Readonly<Record<StatusKind, Look>> = {
  waiting: 'waiting',
  planned: 'waiting',
  done: 'done',
  problem: 'bad',
  ended: 'still',
};

type StateProps = Readonly<{
  look: Look;
  /** The state in a sentence, in place of a pill. */
  sentence: ReactNode;
  /** Until when, or what comes: paragraphs. */
  children?: ReactNode;
  /** The one thing to do. */
  act?: ReactNode;
}>;

/** The state of a thing: word, shape and edge say it (design: look-4, A thing). */
export function State({ look, sentence, children, act }: StateProps) {
  const { className, icon } = LOOKS[look];
  return (
    <div className={className}>
      <div>
        <Icon name={icon} />
        <div>
          <p>
            <b>{sentence}</b>
          </p>
          {children}
        </div>
      </div>
      {act}
    </div>
  );
}

export type Step = Readonly<{
  /** Done, reached now, still to come, or failed. */
  as: 'done' | 'now' | 'later' | 'failed';
  name: ReactNode;
  /** Its time, or what it needs. */
  detail?: ReactNode;
}>;

const SIGNS = { done: 'circle-check', now: 'clock', later: 'circle', failed: 'alert-circle' } as const;
const STEP_CLASSES = {
  done: 'timeline-done',
  now: undefined,
  later: undefined,
  failed: 'timeline-bad',
} as const;

/** The steps that a thing goes through, the first one first; the ear hears before each how it stands. */
function Timeline({ steps }: Readonly<{ steps: readonly Step[] }>) {
  const { t } = useText();
  return (
    <ol className="timeline">
      {steps.map(({ as, name, detail }, index) => (
        <li key={index} className={STEP_CLASSES[as]} aria-current={as === 'now' ? 'step' : undefined}>
          <Icon name={SIGNS[as]} />
          <div>
            <b>
              <span className="visually-hidden">{t(`page:steps.${as}`)}: </span>
              {name}
            </b>{' '}
            {detail ? <div>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

type StepsPanelProps = Readonly<{ steps: readonly Step[]; title?: string | undefined }>;

/** The same in a panel of its own. */
export function StepsPanel({ steps, title }: StepsPanelProps) {
  const { t } = useText();
  return (
    <Panel title={title ?? t('page:steps.title')}>
      <Timeline steps={steps} />
    </Panel>
  );
}

type ThingProps = Pick<
  ComponentProps<typeof Page>,
  'title' | 'over' | 'back' | 'form' | 'hasPageForm' | 'isOutcome'
> &
  Readonly<{
    /** A State, and before it what could not be had. */
    state: ReactNode;
    /** The facts that help to decide, under a name of their own. */
    facts: readonly Fact[];
    factsTitle?: string;
    /** The steps that it goes through, where it does, and what they are called. */
    steps?: readonly Step[];
    stepsTitle?: string;
    /** Parts of its own, after the panels. */
    children?: ReactNode;
    /** Print, write, change; last what is dangerous. */
    ways?: ReactNode;
  }>;

/** The page of one thing: how it stands with the one act, its facts, its steps, and its ways. */
export function ThingPage({
  state,
  facts,
  factsTitle,
  steps = [],
  stepsTitle,
  children,
  ways,
  ...page
}: ThingProps) {
  const { t } = useText();
  return (
    <Page {...page}>
      {state}
      <Panels>
        <Panel title={factsTitle ?? t('page:steps.facts')}>
          <Facts facts={facts} />
        </Panel>
        {steps.length === 0 ? null : <StepsPanel steps={steps} title={stepsTitle} />}
      </Panels>
      {children}
      {ways ? <Actions>{ways}</Actions> : null}
    </Page>
  );
}

/** While an answer from elsewhere is out the script asks for it every few seconds for a minute, and says so here; then the page comes anew. */
export function Awaited() {
  const { t } = useText();
  return (
    <p id="awaited" data-soon={t('page:awaited.soon')} data-late={t('page:awaited.late')} data-seconds={5} />
  );
}
