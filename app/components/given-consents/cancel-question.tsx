import { useText } from '#app/components/text.tsx';
import { kindOf } from '#app/domain/given-consents/standing.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';

/** What ends when a consent is taken back, or why it cannot be taken back. */
export function CancelQuestion({ consent }: { consent: ConsentDetails }) {
  const { t } = useText();
  const { type, state, to, cancelledOn, isCancellable, person } = consent;
  if (isCancellable)
    return (
      <>
        <p>{t(`given-consents:cancel.ends.${kindOf(type)}`, { name: person ?? '' })}</p>
        <p>{t('given-consents:cancel.anew')}</p>
      </>
    );
  if (state === 'CANCELLED')
    return (
      <p>
        {cancelledOn === null
          ? t('given-consents:cancel.CANCELLED')
          : t('given-consents:cancel.CANCELLEDOn', { day: cancelledOn })}
      </p>
    );
  if (state === 'ENDED') return <p>{t('given-consents:cancel.ENDED', { to: to ?? '' })}</p>;
  return <p>{t('given-consents:cancel.UNKNOWN')}</p>;
}
