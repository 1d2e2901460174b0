import { useText } from '#app/components/text.tsx';
import { useShell } from './shell.ts';

/** Where the script speaks (app/enhance.js), and the words for it; empty until then, and without a role, for Orca says "status bar" of an empty one. */
export function LiveRegion() {
  const { t } = useText();
  const { sessionSeconds, warningMinutes } = useShell();
  const session =
    sessionSeconds === null
      ? {}
      : {
          'data-session-seconds': sessionSeconds,
          'data-session-warning': t('page:session.warning', { count: warningMinutes }),
          'data-session-warning-minutes': warningMinutes,
          'data-session-ended': t('page:session.ended'),
        };
  return (
    <div
      id="live"
      aria-live="polite"
      aria-atomic
      data-sending={t('page:sending')}
      data-refreshed={t('page:refreshed', { changes: '{{changes}}' })}
      {...session}
    />
  );
}

/** Where a script of some pages says what they show in another place, so that nothing stands in sight twice. */
export const HeardRegion = () => <p id="heard" className="visually-hidden" aria-live="polite" aria-atomic />;
