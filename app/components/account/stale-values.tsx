import { useActionData } from '@remix-run/react';
import { useContext } from 'react';
import { KeptAnswersContext } from '#app/components/form/contexts.ts';
import { ActionLink, Facts, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** A value as it is stored now, and as it was typed into the form; empty: none. */
type Differing = Readonly<{ term: string; stored: string; typed: string }>;

type StaleProps = Readonly<{
  values: readonly Differing[];
  keepPath: string;
  /** Answers that were kept for the page without being saved are shown so, too. */
  showsKept?: boolean;
}>;

/**
 * After a save that came too late (409): what another window has saved, beside what was typed here. The form that stands under it
 * saves what was typed when it is sent again; the link leaves what is stored.
 */
export function StaleValues({ values, keepPath, showsKept = false }: StaleProps) {
  const { t } = useText();
  const answer = useActionData<{ isStale?: boolean }>();
  const kept = useContext(KeptAnswersContext);
  const isKept = showsKept && !answer && kept !== null && values.length > 0;
  if (!answer?.isStale && !isKept) return null;
  const said = (kind: 'stored' | 'typed', value: string) =>
    t(`account:stale.${kind}`, { value: value || t('account:stale.none') });
  return (
    <Panel title={t('account:stale.title')}>
      <Facts
        facts={values.map(({ term, stored, typed }) => ({
          term,
          value: (
            <>
              {said('stored', stored)}
              <br />
              {said('typed', typed)}
            </>
          ),
        }))}
      />
      <p>{t('account:stale.how')}</p>
      {isKept ? null : (
        <p>
          <ActionLink href={keepPath}>{t('account:stale.keep')}</ActionLink>
        </p>
      )}
    </Panel>
  );
}
