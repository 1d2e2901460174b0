import { useText } from '#app/components/text.tsx';
import { DeskPhone, usePhoneToSay } from './desk-phone.tsx';
import { Facts } from './lists.tsx';

/** The registration desk's phone, where the desk alone can help; nothing while it is not known, or stands elsewhere on the page. */
export function CallReception() {
  const { t } = useText();
  return usePhoneToSay() === null ? null : (
    <Facts facts={[{ term: t('page:problem.phone'), value: <DeskPhone /> }]} />
  );
}
