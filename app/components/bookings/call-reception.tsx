import { DeskPhone, Facts, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** The registration desk's phone, where the desk alone can help; nothing while it is not known. */
export function CallReception() {
  const { t } = useText();
  const { phone } = useShell();
  return phone ? <Facts facts={[{ term: t('page:problem.phone'), value: <DeskPhone /> }]} /> : null;
}
