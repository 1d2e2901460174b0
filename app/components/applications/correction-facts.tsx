import { Stated } from '#app/components/account/stated.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ProviderText, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { CorrectionPage } from '#app/routes/applications/correction.server.ts';

type FactsProps = Pick<
  CorrectionPage,
  'stated' | 'wanted' | 'text' | 'reason' | 'recipient' | 'asked' | 'answerBy'
>;

/** The state of a request, and what was asked. */
export function CorrectionFacts({ stated, wanted, text, reason, recipient, asked, answerBy }: FactsProps) {
  const { t } = useText();
  const { kind, state, consequence, isLate } = stated;
  return (
    <>
      <SummaryList
        rows={[
          {
            term: t('applications:one.state'),
            value: <Stated kind={kind} state={state} consequence={consequence} />,
          },
          ...(reason === null
            ? []
            : [{ term: t('applications:one.reason'), value: <ProviderText text={reason} /> }]),
          ...wanted.map(({ term, value }) => ({ term: t('applications:one.wanted', { part: term }), value })),
          ...(text === null ? [] : [{ term: t('applications:one.words'), value: text }]),
          { term: t('applications:new.to'), value: <ProviderText text={recipient} /> },
          { term: t('applications:one.asked'), value: asked },
          ...(answerBy === null ? [] : [{ term: t('applications:one.answerBy'), value: answerBy }]),
        ]}
      />
      {isLate ? <CallReception /> : null}
    </>
  );
}
