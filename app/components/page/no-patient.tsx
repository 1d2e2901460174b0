import { registrationPath } from '#app/components/people/ways.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { CallReception } from './call-reception.tsx';
import { ButtonLink } from './links.tsx';
import { EmptyState } from './notice.tsx';

type NoPatientProps = Readonly<{
  /** A sentence on what the page cannot have therefore. */
  lack: TextKey;
  title?: TextKey;
}>;

/** What an account without a patient reads: what is not there for want of one, and how to become one. */
export function NoPatient({ lack, title = 'page:noPatient.how' }: NoPatientProps) {
  const { t } = useText();
  return (
    <EmptyState title={t(title)}>
      <p>
        {t(lack)} {t('page:noPatient.next')}
      </p>
      <p>
        <ButtonLink href={registrationPath('PATIENT')}>{t('people:mydata.register')}</ButtonLink>
      </p>
      <CallReception />
    </EmptyState>
  );
}
