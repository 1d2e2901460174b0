import { Facts, ProviderText, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';

/** A consent as facts: kind, patient, for whom, of what, from when, until when, and who gave it (B§3). */
export function ConsentFacts({ consent }: { consent: ConsentDetails }) {
  const { t } = useText();
  const { isOfPartner, partner, personnel, isSelectedOnly, person, named } = consent;
  const fact = (key: TextKey, value: Fact['value']): Fact[] =>
    value === null ? [] : [{ term: t(key), value }];
  const scope = isSelectedOnly ? 'selected' : 'all';
  const personnelOrAll = personnel ?? t('given-consents:paper.everybody');
  return (
    <Facts
      facts={[
        ...fact('given-consents:paper.type', consent.kind),
        ...fact('given-consents:facts.patient', consent.patient),
        ...fact('given-consents:paper.partner', partner === null ? null : <ProviderText text={partner} />),
        ...fact('given-consents:paper.personnel', isOfPartner ? personnelOrAll : null),
        ...fact(
          'given-consents:paper.scope',
          isSelectedOnly === null ? null : t(`given-consents:paper.${scope}`),
        ),
        ...fact('given-consents:paper.person', person),
        ...fact('given-consents:paper.pesel', named?.pesel ?? null),
        ...fact('given-consents:paper.document', named?.document ?? null),
        ...fact('given-consents:paper.address', named?.address ?? null),
        ...fact('given-consents:paper.from', consent.from),
        ...fact('given-consents:facts.to', consent.to),
        ...fact('given-consents:facts.cancelled', consent.cancelledOn),
        ...fact('given-consents:facts.status', t(`given-consents:signature.${consent.signature}`)),
        ...fact('given-consents:facts.signed', consent.signedOn),
        ...fact('given-consents:paper.given', consent.givenOn),
        ...fact('given-consents:facts.by', consent.givenBy),
      ]}
    />
  );
}
