import { Stated } from '#app/components/account/stated.tsx';
import { Panel, ProviderText, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { CorrectionRow } from '#app/routes/applications/corrections.server.ts';

/** The requests about a person's data and the decisions, beside the data (AP-21); nothing where there were none. */
export function CorrectionsPanel({ corrections }: { corrections: readonly CorrectionRow[] }) {
  const { t } = useText();
  if (corrections.length === 0) return null;
  return (
    <Panel title={t('applications:corrections.panel')}>
      <SummaryList
        rows={corrections.map(({ href, title, asked, kind, state, consequence, reason }) => ({
          term: t('applications:corrections.of', { what: title, day: asked }),
          value: (
            <>
              <Stated kind={kind} state={state} consequence={consequence} />
              {reason === null ? null : (
                <>
                  <br />
                  {t('applications:corrections.reason')} <ProviderText text={reason} />
                </>
              )}
            </>
          ),
          change: { href, label: t('applications:corrections.open', { what: title, day: asked }) },
        }))}
      />
    </Panel>
  );
}
