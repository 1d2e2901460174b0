import { ActionForm } from '#app/components/form/index.ts';
import { Row, Rows } from '#app/components/lists/rows.tsx';
import { ActionLink, Actions, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { SecurityPage } from '#app/routes/account/security.server.ts';
import { deviceName } from './device-name.ts';

/** Where an account is signed in; this device first, which is signed out by the button of every page. */
export function OpenSessions({ sessions }: Pick<SecurityPage, 'sessions'>) {
  const { t } = useText();
  return (
    <Section title={t('account:security.sessions')}>
      <p>{t(sessions.length > 1 ? 'account:security.lead' : 'account:security.alone')}</p>
      <Rows>
        {sessions.map((session) => (
          <OpenSession key={session.handle} {...session} />
        ))}
      </Rows>
      <Actions>
        {sessions.length > 1 ? (
          <ActionForm submit="account:security.endAll" values={{ session: 'others' }} />
        ) : null}
        <ActionLink href="/changepassword">{t('account:security.password')}</ActionLink>
      </Actions>
    </Section>
  );
}

function OpenSession({ handle, device, isHere, opened: when, seen }: SecurityPage['sessions'][number]) {
  const { t } = useText();
  const name = deviceName(t, device);
  return (
    <Row
      title={name}
      end={
        isHere ? null : (
          <ActionForm
            submit="account:security.end"
            fullName={`${t('account:security.end')}: ${t('account:security.endNamed', { device: name, when })}`}
            values={{ session: handle }}
          />
        )
      }
    >
      <p>{t('account:security.openedAt', { when })}</p>
      <p>{isHere ? t('account:security.here') : t('account:security.seenAt', { when: seen })}</p>
    </Row>
  );
}
