import { ActionLink, Outage, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';

type BookingQuestionnaireProps = Readonly<{
  /** Null: the visit has none. */
  questionnaire:
    | Readonly<{ path: string; filledAt: string | null; isEditable: boolean }>
    | Readonly<{ outage: { since: string }; path: string }>
    | null;
}>;

/** The state of a booking's questionnaire on the booking's page, and the way to it (B§4). */
export function BookingQuestionnaire({ questionnaire }: BookingQuestionnaireProps) {
  const { t, formatDay } = useText();
  if (!questionnaire) return null;
  const { path } = questionnaire;
  if ('outage' in questionnaire) {
    const { since } = questionnaire.outage;
    return <Outage system={t('questionnaires:section.system')} since={since} retryHref={path} />;
  }

  const { filledAt, isEditable } = questionnaire;
  const toFill = t(isEditable ? 'questionnaires:section.toFill' : 'questionnaires:empty');
  const linkText = filledAt ? (isEditable ? 'change' : 'read') : 'fill';
  return (
    <Section title={t('questionnaires:section.title')}>
      <p>{filledAt ? t('questionnaires:section.filled', { day: formatDay(dayOf(filledAt)) }) : toFill}</p>
      {filledAt || isEditable ? (
        <p>
          <ActionLink href={path}>{t(`questionnaires:section.${linkText}`)}</ActionLink>
        </p>
      ) : null}
    </Section>
  );
}
