import { NewMark } from '#app/components/lists/new-mark.tsx';
import { cachedRow } from '#app/components/lists/rows.tsx';
import { VisitRowContent } from '#app/components/lists/visit-row.tsx';
import { ActionLink, ButtonLink, HiddenWords, ProviderText, StatusPill } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { QuestionnaireStanding } from '#app/domain/encounters/questionnaire.ts';
import type { DayParts } from '#app/domain/dates/words.ts';

type ShownEncounter = Readonly<{
  id: string;
  /** ISO, in UTC, and as the day block shows it. */
  at: string;
  parts: DayParts;
  /** "27 listopada 2026, 9:00". */
  moment: string;
  kind: ProviderText;
  practitioner: string | null;
  unit: ProviderText;
  speciality: ProviderText;
  documentCount: number;
  standing: QuestionnaireStanding;
  /** Until when the questionnaire is open, in words; null unless it is. */
  until: string | null;
  path: string;
  questionnairePath: string;
  isNew: boolean;
}>;

/** A visit that has taken place: when and what first, then who and where, and what is left of it. */
export const EncounterRow = cachedRow<ShownEncounter>({ Content: Encounter, classOf: () => 'visit-row' });

function Encounter(encounter: ShownEncounter) {
  const { t } = useText();
  const { at, parts, moment, kind, practitioner, unit, speciality, documentCount, until, path } = encounter;
  return (
    <VisitRowContent
      at={at}
      parts={parts}
      title={kind}
      standing={<Standing {...encounter} />}
      lines={[
        practitioner,
        <>
          <ProviderText text={unit} />, <ProviderText text={speciality} />
        </>,
        documentCount > 0 ? t('record:documents.count', { count: documentCount }) : null,
        until,
      ]}
      actions={
        <>
          <ButtonLink href={path} variant="secondary" isSmall>
            {t('encounters:details')}
            <HiddenWords>{t('encounters:ofVisit', { moment })}</HiddenWords>
          </ButtonLink>
          {encounter.standing === 'toFill' ? (
            <ActionLink href={encounter.questionnairePath}>
              <>
                {t('encounters:questionnaire.fill')}
                <HiddenWords>{t('encounters:afterVisit', { moment })}</HiddenWords>
              </>
            </ActionLink>
          ) : null}
        </>
      }
    />
  );
}

/** Says that there is a questionnaire to fill in, or something new; a visit that asks for nothing has no such mark. */
function Standing({ standing, isNew }: Pick<ShownEncounter, 'standing' | 'isNew'>) {
  const { t } = useText();
  return (
    <>
      {standing === 'toFill' ? <StatusPill kind="planned">{t('encounters:toFill')}</StatusPill> : null}
      <NewMark isNew={isNew} />
    </>
  );
}
