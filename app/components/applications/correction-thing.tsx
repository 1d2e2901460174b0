import { CallReception } from '#app/components/page/call-reception.tsx';
import { LOOK_OF, ProviderText, State, type Fact, type Step } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { CorrectionPage } from '#app/routes/applications/correction.server.ts';

/** The state of a request, what follows from it, and the reason of a no. */
export function CorrectionState({ stated, reason }: Pick<CorrectionPage, 'stated' | 'reason'>) {
  const { t } = useText();
  const { kind, state, consequence, isLate, isOpen } = stated;
  return (
    <State look={LOOK_OF[kind]} sentence={state}>
      {isOpen ? <p>{consequence}</p> : null}
      {reason === null ? null : (
        <p>
          {t('applications:one.reason')}: <ProviderText text={reason} />
        </p>
      )}
      {isLate ? <CallReception /> : null}
    </State>
  );
}

/** The data that were asked for, and of whom. */
export function useCorrectionFacts({
  wanted,
  text,
  recipient,
}: Pick<CorrectionPage, 'wanted' | 'text' | 'recipient'>): Fact[] {
  const { t } = useText();
  return [
    ...wanted.map(({ term, value }) => ({ term: t('applications:one.wanted', { part: term }), value })),
    ...(text === null ? [] : [{ term: t('applications:one.words'), value: text }]),
    { term: t('applications:new.to'), value: <ProviderText text={recipient} /> },
  ];
}

/** The steps of a request: sent, and answered until a day, or ended. */
export function useCorrectionSteps({
  stated,
  asked,
  answerBy,
}: Pick<CorrectionPage, 'stated' | 'asked' | 'answerBy'>): Step[] {
  const { t } = useText();
  const sent: Step = { as: 'done', name: t('applications:state.SUBMITTED'), detail: asked };
  if (answerBy === null)
    return [
      sent,
      { as: stated.kind === 'problem' ? 'failed' : 'done', name: stated.state, detail: stated.consequence },
    ];
  return [
    sent,
    { as: 'now', name: stated.isTakenUp ? stated.state : t('applications:step.waits') },
    {
      as: 'later',
      name: t('applications:step.answer'),
      detail: answerBy,
    },
  ];
}
