import { useText } from '#app/components/text.tsx';
import { useShell } from './shell.ts';

/** Where the script speaks (app/enhance.js), and the words for it; empty until then. */
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
      role="status"
      data-sending={t('page:sending')}
      data-refreshed={t('page:refreshed', { changes: '{{changes}}' })}
      {...session}
    />
  );
}
