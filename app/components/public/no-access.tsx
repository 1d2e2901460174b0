import { PhoneLink, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** Whom to call who reads neither the mails nor the messages that the account has. */
export function NoAccess() {
  const { t } = useText();
  const { phone } = useShell();
  return (
    <p>
      {t('public:resetPassword.noAccess')} {phone ? <PhoneLink phone={phone} /> : null}
    </p>
  );
}
