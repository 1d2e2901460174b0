import { registrationPath } from '#app/components/people/ways.ts';
import { useText } from '#app/components/text.tsx';
import type { WithoutPatient } from '#app/services/page/own-claim.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { CallReception } from './call-reception.tsx';
import { ButtonLink } from './links.tsx';
import { EmptyState } from './notice.tsx';

type NoPatientProps = Readonly<{
  why: WithoutPatient;
  /** A sentence on what the page cannot have therefore. */
  lack: TextKey;
  title?: TextKey;
}>;

/** The text for an account without a patient: what is not there for want of one, and how to become one or that the request for it waits. */
export function NoPatient({ why, lack, title = 'page:noPatient.how' }: NoPatientProps) {
  const { t } = useText();
  if (why === 'SCOPE') {
    return (
      <EmptyState title={t('page:problem.narrowed.title')}>
        <p>{t('lists:cut.scope')}</p>
        <CallReception />
      </EmptyState>
    );
  }
  const isClaimed = why === 'CLAIM';
  return (
    <EmptyState title={t(isClaimed ? 'page:noPatient.claim.title' : title)}>
      <p>
        {t(lack)} {t(isClaimed ? 'page:noPatient.claim.next' : 'page:noPatient.next')}
      </p>
      <p>
        {isClaimed ? (
          <ButtonLink href="/account/mydata">{t('page:noPatient.claim.link')}</ButtonLink>
        ) : (
          <ButtonLink href={registrationPath('PATIENT')}>{t('people:mydata.register')}</ButtonLink>
        )}
      </p>
      <CallReception />
    </EmptyState>
  );
}
