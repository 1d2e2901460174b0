import { Facts, Outage, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DeclarationPage } from '#app/routes/declarations/details.server.ts';

type PatientDataProps = Readonly<{ data: DeclarationPage['data']; retryHref: string }>;

/** The patient's data as the declaration has them (B-46), or that they do not come now. */
export function PatientData({ data: { facts, since }, retryHref }: PatientDataProps) {
  const { t } = useText();
  if (facts === null)
    return <Outage system={t('declaration-wizard:data.system')} since={since} retryHref={retryHref} />;
  const { names, pesel, born, familyName, address, phone, insurer } = facts;
  return (
    <Section title={t('declarations:details.data')}>
      <Facts
        facts={[
          ...(names === null ? [] : [{ term: t('declarations:details.names'), value: names }]),
          ...(pesel === null ? [] : [{ term: t('declarations:details.pesel'), value: pesel }]),
          ...(born === null ? [] : [{ term: t('declarations:details.born'), value: born }]),
          { term: t('declaration-wizard:data.familyName.label'), value: familyName },
          { term: t('declaration-wizard:facts.address'), value: address },
          { term: t('declaration-wizard:data.phone.label'), value: phone },
          { term: t('declaration-wizard:data.insurer.label'), value: insurer },
        ]}
      />
    </Section>
  );
}
