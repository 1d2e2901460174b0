import { Row, Rows } from '#app/components/lists/rows.tsx';
import { Outage, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { SecurityPage } from '#app/routes/account/security.server.ts';
import { deviceName } from './device-name.ts';

/** The last sign-ins to an account and the failed ones; null: they could not be fetched. */
export function SignIns({ events, since }: Pick<SecurityPage, 'events' | 'since'>) {
  const { t } = useText();
  return (
    <Section title={t('account:security.events.title')}>
      {events === null ? (
        <Outage system={t('account:security.events.system')} since={since} retryHref="/account/security" />
      ) : (
        <p>{t(events.length > 0 ? 'account:security.events.lead' : 'account:security.events.none')}</p>
      )}
      {events && events.length > 0 ? (
        <Rows>
          {events.map(({ at, type, device }, index) => (
            <Row key={index} title={`${t(`account:security.events.${type}`)}: ${at}`}>
              <p>{deviceName(t, device)}</p>
            </Row>
          ))}
        </Rows>
      ) : null}
    </Section>
  );
}
