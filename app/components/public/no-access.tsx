import { PhoneLink, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type NoAccessProps = Readonly<{ question?: TextKey }>;

/** Whom to call: unless something else is the matter, who reads neither the mails nor the messages that the account has. */
export function NoAccess({ question = 'public:resetPassword.noAccess' }: NoAccessProps) {
  const { t } = useText();
  const { phone } = useShell();
  return (
    <p>
      {t(question)} {phone ? <PhoneLink phone={phone} /> : null}
    </p>
  );
}
