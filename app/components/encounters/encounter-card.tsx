import { NewMark } from '#app/components/benefits/new-mark.tsx';
import {
  ActionLink,
  ButtonLink,
  cachedCard,
  CardContent,
  DayBlock,
  HiddenWords,
  ProviderText,
  ShortFacts,
  StatusPill,
  type IconName,
} from '#app/components/page/index.ts';
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

/** Pictures of the card; the page has their lines once. */
export const ENCOUNTER_ICONS: readonly IconName[] = ['stethoscope', 'map-pin', 'file-text', 'clipboard-list'];

/** A visit that has taken place: when and what first, then who and where, and what is left of it. */
export const EncounterCard = cachedCard<ShownEncounter>({ className: 'card visit', Content: VisitCard });

function VisitCard(encounter: ShownEncounter) {
  const { t } = useText();
  const { at, parts, moment, kind, standing, path, isNew } = encounter;
  const isToFill = standing === 'toFill';
  return (
    <CardContent
      title={
        <>
          <DayBlock at={at} parts={parts} /> <ProviderText text={kind} />
        </>
      }
      headingLevel={3}
      status={
        isToFill || isNew ? (
          <>
            {isToFill ? <StatusPill kind="planned">{t('encounters:toFill')}</StatusPill> : null}
            <NewMark isNew={isNew} />
          </>
        ) : null
      }
      actions={
        <>
          <ButtonLink href={path} variant="secondary" isSmall>
            {t('encounters:details')}
            <HiddenWords>{t('encounters:ofVisit', { moment })}</HiddenWords>
          </ButtonLink>
          {isToFill ? (
            <ActionLink href={encounter.questionnairePath}>
              <>
                {t('encounters:questionnaire.fill')}
                <HiddenWords>{t('encounters:afterVisit', { moment })}</HiddenWords>
              </>
            </ActionLink>
          ) : null}
        </>
      }
    >
      <VisitFacts encounter={encounter} />
    </CardContent>
  );
}

function VisitFacts({ encounter }: { encounter: ShownEncounter }) {
  const { t } = useText();
  const { practitioner, unit, speciality, documentCount, until } = encounter;
  const place = (
    <>
      <ProviderText text={unit} />, <ProviderText text={speciality} />
    </>
  );
  return (
    <ShortFacts
      isRepeated
      facts={[
        ...(practitioner
          ? [{ icon: 'stethoscope' as const, term: t('encounters:practitioner'), value: practitioner }]
          : []),
        { icon: 'map-pin', term: t('encounters:unit'), value: place },
        ...(documentCount > 0
          ? [
              {
                icon: 'file-text' as const,
                term: t('benefits:documents.title'),
                value: t('benefits:documents.count', { count: documentCount }),
              },
            ]
          : []),
        ...(until
          ? [{ icon: 'clipboard-list' as const, term: t('encounters:questionnaire.title'), value: until }]
          : []),
      ]}
    />
  );
}
