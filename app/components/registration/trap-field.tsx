import { useText } from '#app/components/text.tsx';

/**
 * A field for programs (S-01): nobody sees it, the keyboard and screen readers pass it by, browsers fill nothing in. Text browsers, which
 * draw no styles, show its label, which says to leave it empty.
 */
export function TrapField() {
  const { t } = useText();
  return (
    <div hidden>
      <label htmlFor="website">{t('registration:robot.leaveEmpty')}</label>
      <input id="website" name="website" type="text" autoComplete="off" defaultValue="" />
    </div>
  );
}
