import { ChangeLink, ProviderText, ShortFacts, type IconName } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { OurOrProviders } from '#app/domain/text.ts';

/** Something chosen before, and the way to choose anew. */
export type ChosenFact = Readonly<{
  icon: IconName;
  term: string;
  change?: Readonly<{ href: string; label: string }> | undefined;
}> &
  OurOrProviders<'value'>;

/**
 * The choices made so far, in one row above what is to be chosen (design: look-3, Choosing), with one way to change it:
 * that of the last choice. The summary has one for each.
 */
export function ChosenPanel({ facts }: { facts: readonly ChosenFact[] }) {
  const { t } = useText();
  const change = facts.findLast((fact) => fact.change)?.change;
  return (
    <section className="panel chosen wide">
      <h2 className="visually-hidden">{t('wizard:chosen')}</h2>
      <ShortFacts
        facts={facts.map(({ icon, term, value, isOfProvider }) => ({
          icon,
          term,
          value: isOfProvider ? <ProviderText text={value} /> : value,
        }))}
      />
      {change ? <ChangeLink {...change} className="action-link" /> : null}
    </section>
  );
}
