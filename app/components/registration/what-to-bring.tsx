import { ActionLink, Facts, PhoneLink, ProviderText, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ProviderText as Words } from '#app/domain/text.ts';

type WhatToBringProps = Readonly<{
  whom: 'PATIENT' | 'WARD' | 'CHILD';
  /** The guardian becomes a patient, too: the same document proves that. */
  isAlsoPatient: boolean;
  /** Null: any unit of the clinic, or nobody says which. */
  unit: Readonly<{ name: Words; address: string; phone: string | null; week: readonly string[] }> | null;
}>;

/** The papers that the unit looks at, and where; it is printed as it stands. */
export function WhatToBring({ whom, isAlsoPatient, unit }: WhatToBringProps) {
  const { t } = useText();
  const papers =
    whom === 'PATIENT'
      ? (['identity'] as const)
      : (['identity', whom === 'WARD' ? 'ward' : 'child'] as const);
  return (
    <Section title={t('registration:summary.bring.title')}>
      <p>{t(`registration:summary.bring.why.${whom}`)}</p>
      <ul>
        {papers.map((paper) => (
          <li key={paper}>{t(`registration:summary.bring.${paper}`)}</li>
        ))}
      </ul>
      {isAlsoPatient ? <p>{t('registration:summary.bring.also')}</p> : null}
      {unit ? (
        <Facts
          facts={[
            { term: t('registration:summary.bring.unit'), value: <ProviderText text={unit.name} /> },
            { term: t('registration:summary.bring.address'), value: unit.address },
            ...(unit.phone === null
              ? []
              : [{ term: t('registration:summary.bring.phone'), value: <PhoneLink phone={unit.phone} /> }]),
            ...(unit.week.length === 0
              ? []
              : [{ term: t('registration:summary.bring.hours'), value: unit.week.join(', ') }]),
          ]}
        />
      ) : (
        <AnyUnit />
      )}
      <p className="no-print">{t('page:print.how')}</p>
    </Section>
  );
}

/** The desk whose number heads the paper, for there is no link on it. */
function AnyUnit() {
  const { t } = useText();
  const { address, hours } = useShell();
  const facts = [
    ...(address === null ? [] : [{ term: t('registration:summary.bring.desk'), value: address }]),
    ...(hours === null ? [] : [{ term: t('registration:summary.bring.hours'), value: hours }]),
  ];
  return (
    <>
      <p>{t('registration:summary.bring.anyUnit')}</p>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <p className="no-print">
        <ActionLink href="/hierarchicalunits">{t('registration:summary.bring.units')}</ActionLink>
      </p>
    </>
  );
}
