import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import { kindOf } from '#app/domain/given-consents/standing.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';
import type { TeleconsultationSource } from '#app/routes/given-consents/teleconsultations.server.ts';

type CancelQuestionProps = Readonly<{
  consent: ConsentDetails;
  /** For one to teleconsultations: what the unit has beside it. */
  beside: TeleconsultationSource | null;
}>;

/** The consequence of taking a consent back, or why it cannot be taken back. */
export function CancelQuestion({ consent, beside }: CancelQuestionProps) {
  const { t } = useText();
  const { state, to, cancelledOn, isCancellable, person } = consent;
  if (isCancellable)
    return (
      <>
        <p>
          {beside === null
            ? t(consequenceOf(consent), { name: person ?? '' })
            : t(`given-consents:cancel.teleconsultations.${beside}`)}
        </p>
        {beside === 'stays' ? <CallReception /> : null}
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

/** The end that follows; or, of one that is not in force now, what will not begin: nobody loses what they never had. */
function consequenceOf({ type, state }: ConsentDetails) {
  const kind = kindOf(type);
  if (state === 'IN_FORCE') return `given-consents:cancel.ends.${kind}` as const;
  const named = kind === 'CPAR' || kind === 'CDPM' ? kind : 'OTHER';
  return `given-consents:cancel.notBegun.${named}` as const;
}
