import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import { ProviderText, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';
import { ConsentName } from './consent-name.tsx';

const ARE_DAYS_STEPS: ReadonlySet<ConsentState> = new Set([
  'IN_FORCE',
  'AHEAD',
  'AWAITS_SIGNATURE',
  'AWAITS_OWN_CONSENT',
]);

/** The content of a consent: patient, for whom and of what (B§3); its days too, where no step says them. */
export function useConsentFacts(consent: ConsentDetails): Fact[] {
  const { t } = useText();
  const { isOfPartner, partner, personnel, isSelectedOnly, person, named } = consent;
  const scope = isSelectedOnly ? 'selected' : 'all';
  const personnelOrAll = personnel ?? t('given-consents:paper.everybody');
  const fact = factOf(t);
  return [
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
    ...(!ARE_DAYS_STEPS.has(consent.state)
      ? [...fact('given-consents:paper.from', consent.from), ...fact('given-consents:facts.to', consent.to)]
      : []),
  ];
}

/** The same in four facts at most, for a question about it. */
export function useBriefFacts(consent: ConsentDetails): Fact[] {
  const { t } = useText();
  const fact = factOf(t);
  return [
    ...fact('given-consents:paper.type', <ConsentName {...consent} />),
    ...fact('given-consents:facts.patient', consent.patient),
    ...fact('given-consents:paper.personnel', consent.personnel),
    ...fact('given-consents:paper.from', consent.from),
  ];
}

const factOf =
  (t: ReturnType<typeof useText>['t']) =>
  (key: TextKey, value: Fact['value']): Fact[] =>
    value === null ? [] : [{ term: t(key), value }];
