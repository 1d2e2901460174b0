import { useShell } from '#app/components/page/shell.ts';
import { useText } from '#app/components/text.tsx';
import { phoneExample } from '#app/domain/patients/phone-example.ts';
import type { Wording } from '#app/services/text/text.ts';

/** Returns how a phone number is typed, with an example of the provider's country. */
export function usePhoneHint(): Wording {
  const { t } = useText();
  const example = phoneExample(useShell().phones);
  return example === null
    ? 'booking-wizard:contactdata.hint'
    : { text: t('booking-wizard:contactdata.abroad.hint', { example }) };
}
