import { Facts, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText, type ProviderText as Words } from '#app/domain/text.ts';

type FormerFactsProps = Readonly<{
  former: Readonly<{
    name?: string | undefined;
    unit?: Words | undefined;
    dateOfSubmission?: string | undefined;
  }>;
}>;

/** The declaration that stands; an old one may not say whom it chooses. */
export function FormerFacts({ former: { name, unit, dateOfSubmission } }: FormerFactsProps) {
  const { t, formatDate } = useText();
  return (
    <Facts
      facts={[
        {
          term: t('declaration-wizard:facts.practitioner'),
          value: name ? <ProviderText text={providerText(name)} /> : null,
        },
        ...(unit ? [{ term: t('declaration-wizard:facts.unit'), value: <ProviderText text={unit} /> }] : []),
        ...(dateOfSubmission
          ? [{ term: t('declaration-wizard:facts.submitted'), value: formatDate(dateOfSubmission) }]
          : []),
      ]}
    />
  );
}
