import { Row, Rows } from '#app/components/lists/rows.tsx';
import { Outage, Section, StatusPill, WithPhone, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import type { TeleconsultationRow } from '#app/routes/given-consents/list.server.ts';

type TeleconsultationsProps = Readonly<{
  rows: readonly (TeleconsultationRow & { key: string })[];
  down: Readonly<{ since: string | null }> | null;
}>;

const KINDS: Readonly<Record<TeleconsultationRow['state'], StatusKind>> = {
  C: 'planned',
  UNCHECKED: 'done',
  REGISTERED: 'planned',
  UNKNOWN: 'problem',
};

/**
 * "Zgoda na telekonsultacje": a state of the patient's data, which is no document that could be taken back, or that a consent of
 * the list is in force (A-104, B-39).
 */
export function Teleconsultations({ rows, down }: TeleconsultationsProps) {
  const { t } = useText();
  if (down)
    return (
      <Outage
        system={t('given-consents:teleconsultations.system')}
        since={down.since}
        retryHref={CONSENTS_PATH}
      />
    );
  if (rows.length === 0) return null;
  return (
    <Section isWide title={t('given-consents:teleconsultations.title')}>
      <Rows>
        {rows.map(({ key, patient, state }) => (
          <Row
            key={key}
            title={t('given-consents:teleconsultations.row')}
            side={
              <p>
                <StatusPill kind={KINDS[state]}>
                  {t(`given-consents:teleconsultations.pill.${state}`)}
                </StatusPill>
              </p>
            }
          >
            {patient === null ? null : <p>{t('given-consents:list.patient', { patient })}</p>}
            <p className="text-muted">
              <WithPhone>{t(`given-consents:teleconsultations.means.${state}`)}</WithPhone>
            </p>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
