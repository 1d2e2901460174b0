import { Panel, ProviderText, ShortFacts, type IconName } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { OurOrProviders } from '#app/domain/text.ts';

/** Something chosen before, and the way to choose anew. */
export type ChosenFact = Readonly<{
  icon: IconName;
  term: string;
  change?: Readonly<{ href: string; label: string }> | undefined;
}> &
  OurOrProviders<'value'>;

/** What was chosen so far, with the ways to change it (design: look-2, Grid). */
export function ChosenPanel({ facts }: { facts: readonly ChosenFact[] }) {
  const { t } = useText();
  return (
    <Panel title={t('booking-wizard:choices.label')}>
      <ShortFacts
        facts={facts.map(({ icon, term, change, value, isOfProvider }) => ({
          ...{ icon, term, change },
          value: isOfProvider ? <ProviderText text={value} /> : value,
        }))}
      />
    </Panel>
  );
}
