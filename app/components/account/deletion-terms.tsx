import { ActionLink, Facts, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

const GOES = ['signIn', 'contacts', 'sessions', 'begun', 'people'] as const;
const STAYS = ['records', 'written', 'log', 'name'] as const;

/** The terms of a deletion: what goes with an account at once, and what stays with the provider and for how long (AP-11). */
export function DeletionTerms() {
  const { t } = useText();
  const rows = (names: readonly ((typeof GOES)[number] | (typeof STAYS)[number])[]) =>
    names.map((name) => ({
      term: t(`account:delete.terms.${name}.term`),
      value: t(`account:delete.terms.${name}.text`),
    }));
  return (
    <>
      <p>{t('account:delete.lead')}</p>
      <Section title={t('account:delete.goes')}>
        <Facts facts={rows(GOES)} />
      </Section>
      <Section title={t('account:delete.stays')}>
        <Facts facts={rows(STAYS)} />
      </Section>
      <p>
        <ActionLink href="/account/copy">{t('account:delete.copyFirst')}</ActionLink>
      </p>
    </>
  );
}
