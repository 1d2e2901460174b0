import { ActionLink, Facts, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ReferralSectionProps = Readonly<{
  referral: Readonly<{
    facts: readonly Readonly<{ term: string; value: string }>[];
    way?: 'edit' | 'add' | undefined;
    path: string;
  }>;
}>;

/** What is stored of the referral, and the way to correct it or to add a forgotten one. */
export function ReferralSection({ referral: { facts, way, path } }: ReferralSectionProps) {
  const { t } = useText();
  if (facts.length === 0 && !way) return null;
  return (
    <Section title={t('referrals:title')}>
      {facts.length > 0 ? <Facts facts={facts} /> : <p>{t('referrals:details.none')}</p>}
      {way ? (
        <p>
          <ActionLink href={path}>{t(`referrals:details.${way}`)}</ActionLink>
        </p>
      ) : null}
    </Section>
  );
}
