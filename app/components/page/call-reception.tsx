import { useText } from '#app/components/text.tsx';
import { DeskPhone } from './desk-phone.tsx';
import { Facts } from './lists.tsx';
import { useShell } from './shell.ts';

/** The registration desk's phone, where the desk alone can help; nothing while it is not known. */
export function CallReception() {
  const { t } = useText();
  const { phone } = useShell();
  return phone ? <Facts facts={[{ term: t('page:problem.phone'), value: <DeskPhone /> }]} /> : null;
}
