import { ActionForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Actions, WarningPanel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { StepsView, StepView } from '#app/services/second-steps/portal-steps.server.ts';

type SecondStepsPanelProps = Readonly<{
  steps: StepsView;
  /** The page whose action is `actOnStep`; absent: the one that shows it. */
  action?: string;
  pathOf: (documentId: string) => string;
}>;

/**
 * The steps that were saved in the portal and are not, or never will be, in the unit's system (B-33, A-150): those refused
 * for good stand first. Nothing when both systems say the same.
 */
export function SecondStepsPanel({ steps: { waiting, refused }, ...others }: SecondStepsPanelProps) {
  const { t } = useText();
  return (
    <>
      {refused.length === 0 ? null : (
        <WarningPanel title={t('second-steps:refused.title', { count: refused.length })}>
          {refused.map((step) => (
            <Refused key={step.key} step={step} {...others} />
          ))}
          <CallReception />
        </WarningPanel>
      )}
      {waiting.length === 0 ? null : (
        <WarningPanel title={t('second-steps:waiting.title', { count: waiting.length })}>
          <p>{t('second-steps:waiting.text')}</p>
          {waiting.map((step) => (
            <Waiting key={step.key} step={step} {...others} />
          ))}
        </WarningPanel>
      )}
    </>
  );
}

type StepProps = Omit<SecondStepsPanelProps, 'steps'> & Readonly<{ step: StepView }>;

function Waiting({ step, action, pathOf }: StepProps) {
  const { t } = useText();
  const name = useName(step);
  return (
    <section>
      <h3>{name}</h3>
      <p>{t('second-steps:waits')}</p>
      <Actions>
        <ActionForm
          {...(action === undefined ? {} : { action })}
          submit="second-steps:try"
          fullName={t('second-steps:tryFull', { name })}
          values={{ step: step.key, act: 'try' }}
        />
        <DocumentLink step={step} pathOf={pathOf} />
      </Actions>
    </section>
  );
}

function Refused({ step, action, pathOf }: StepProps) {
  const { t } = useText();
  const name = useName(step);
  const act = step.isBeingUndone ? 'try' : 'putAway';
  // It stands signed and not taken until the unit has settled it: such news is not put away before.
  const isUntilSettled = step.kind === 'declarationSigned' && !step.isBeingUndone;
  return (
    <section>
      <h3>{name}</h3>
      <p>{t(`second-steps:refused.${step.kind}`)}</p>
      <p>{t(step.isBeingUndone ? 'second-steps:beingUndone' : 'second-steps:refused.next')}</p>
      <Actions>
        {isUntilSettled ? null : (
          <ActionForm
            {...(action === undefined ? {} : { action })}
            submit={`second-steps:${act}`}
            fullName={t(`second-steps:${act}Full`, { name })}
            values={{ step: step.key, act }}
          />
        )}
        <DocumentLink step={step} pathOf={pathOf} />
      </Actions>
    </section>
  );
}

/** "Upoważnienie: Iryna Bondar", or what the step is about alone. */
function useName({ kind, person }: StepView) {
  const { t } = useText();
  return person === null
    ? t(`second-steps:kind.${kind}`)
    : t('second-steps:named', { kind: t(`second-steps:kind.${kind}`), person });
}

function DocumentLink({ step: { documentId }, pathOf }: Pick<StepProps, 'step' | 'pathOf'>) {
  const { t } = useText();
  return documentId === null ? null : (
    <ActionLink href={pathOf(documentId)}>{t('second-steps:document')}</ActionLink>
  );
}
