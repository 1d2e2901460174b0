import { ActionLink, ButtonLink, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { QuestionnaireStanding } from '#app/domain/encounters/questionnaire.ts';

type EncounterQuestionnaireProps = Readonly<{
  standing: QuestionnaireStanding;
  /** A sentence that says how it stands, with its day. */
  about: string;
  path: string;
}>;

/** The state of a visit's questionnaire on the visit's page, and the way to it; nothing where the visit has none. */
export function EncounterQuestionnaire({ standing, about, path }: EncounterQuestionnaireProps) {
  const { t } = useText();
  if (standing === null) return null;
  return (
    <Panel title={t('encounters:questionnaire.title')} variant={standing === 'toFill' ? 'tint' : 'plain'}>
      <p>{about}</p>
      {standing === 'toFill' ? (
        <p>
          <ButtonLink href={path}>{t('encounters:questionnaire.fill')}</ButtonLink>
        </p>
      ) : null}
      {standing === 'filled' ? (
        <p>
          <ActionLink href={path}>{t('encounters:questionnaire.read')}</ActionLink>
        </p>
      ) : null}
    </Panel>
  );
}
