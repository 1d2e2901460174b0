import { ActionLink, Facts, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ReferralSectionProps = Readonly<{
  referral: Readonly<{
    /** `text` is the provider's, and stands behind the value. */
    facts: readonly Readonly<{ term: string; value?: string | undefined; text?: ProviderText | undefined }>[];
    hasPicture: boolean;
    way?: 'edit' | 'add' | undefined;
    path: string;
  }>;
}>;

const shown = ({ term, value, text }: ReferralSectionProps['referral']['facts'][number]) => ({
  term,
  value: text ? (
    <>
      {value ? `${value} ` : null}
      <ProviderText text={text} />
    </>
  ) : (
    value
  ),
});

/** The stored facts of the referral, and the way to correct it or to add a forgotten one. */
export function ReferralSection({ referral: { facts, hasPicture, way, path } }: ReferralSectionProps) {
  const { t } = useText();
  if (facts.length === 0 && !way) return null;
  return (
    <Section title={t('referrals:title')}>
      {facts.length > 0 ? (
        <Facts facts={facts.map(shown)} />
      ) : (
        <p>{t(`referrals:details.${hasPicture ? 'picture' : 'none'}`)}</p>
      )}
      {way ? (
        <p>
          <ActionLink href={path}>{t(`referrals:details.${way}`)}</ActionLink>
        </p>
      ) : null}
    </Section>
  );
}
