import { ActionLink, Actions, Facts, HiddenWords, Panel, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { consentPagePath } from '#app/domain/given-consents/paths.ts';
import { ConsentName } from './consent-name.tsx';
import type { ConsentView } from '#app/routes/given-consents/view.server.ts';

type SharedConsent = ConsentView & { mayCancel: boolean };

/** Who may know something of a patient: what, of whom, until when, and how it is taken back. */
export function RecipientPanel({ consents }: { consents: readonly SharedConsent[] }) {
  const { t } = useText();
  const [first] = consents;
  if (!first) return null;
  const { partner, person } = first;
  const title =
    partner === null ? (person ?? t('given-consents:sharing.unit')) : <ProviderText text={partner} />;
  return (
    <Panel title={title}>
      {consents.map((consent) => (
        <Shared key={consent.id} {...consent} />
      ))}
    </Panel>
  );
}

function Shared(consent: SharedConsent) {
  const { id, mayCancel, kind, patient, isOfPartner, personnel, isSelectedOnly, from, to } = consent;
  const { t } = useText();
  const scope = isSelectedOnly ? 'selected' : 'all';
  const personnelOrAll = personnel ?? t('given-consents:paper.everybody');
  const validity = [
    from === null ? null : t('given-consents:list.from', { day: from }),
    to === null ? t('given-consents:sharing.untilTakenBack') : t('given-consents:step.until', { day: to }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <Facts
        facts={[
          { term: t('given-consents:paper.type'), value: kind },
          ...(patient === null ? [] : [{ term: t('given-consents:facts.patient'), value: patient }]),
          ...(isOfPartner ? [{ term: t('given-consents:paper.personnel'), value: personnelOrAll }] : []),
          ...(isSelectedOnly === null
            ? []
            : [{ term: t('given-consents:paper.scope'), value: t(`given-consents:paper.${scope}`) }]),
          { term: t('given-consents:pill.IN_FORCE'), value: validity },
        ]}
      />
      {mayCancel ? (
        <Actions>
          <ActionLink href={consentPagePath(id, 'cancel')}>
            {t('given-consents:sharing.cancel')}
            <HiddenWords>
              <ConsentName {...consent} />
            </HiddenWords>
          </ActionLink>
        </Actions>
      ) : null}
    </>
  );
}
