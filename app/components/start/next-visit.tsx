import { CutNote } from '#app/components/lists/cut-list.tsx';
import {
  Actions,
  ButtonLink,
  DayBlock,
  HiddenWords,
  Outage,
  Panel,
  ProviderText,
  ShortFacts,
  TextNaming,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Meeting } from '#contract/bookings/reading/place.ts';
import type { DayParts } from '#app/domain/dates/words.ts';
import type { Cut } from '#app/services/page/cut.server.ts';

type Visit = Readonly<{
  at: string;
  parts: DayParts;
  /** "jutro"; empty for a day that is far ahead. */
  ahead: string;
  service: ProviderText;
  /** Names it among others: "23 listopada, 8:40". */
  moment: string;
  practitioner: string;
  /** Where, and the unit that it names. */
  place: string;
  meeting: Meeting | null;
  unit: ProviderText;
  /** Said while nobody is chosen. */
  patient: string | null;
  path: string;
  /** Null when it cannot be moved. */
  movePath: string | null;
  /** Where a teleconsultation is joined, and its hours; null of what cannot be joined. */
  join: Readonly<{ path: string; hours: string }> | null;
}>;

type NextVisitProps = Readonly<{
  visit: Visit | null;
  outage: Readonly<{ since: string }> | null;
  cut: Cut | null;
  path: string;
  /** One before it is said elsewhere on the page. */
  isAfterSaid: boolean;
  /** All visits of the same person. */
  allPath: string;
}>;

/** The visit that comes next, or how to come by one. */
export function NextVisit({ visit, outage, cut, path, allPath, isAfterSaid }: NextVisitProps) {
  const { t } = useText();
  if (outage) return <Outage system={t('start:visit.system')} since={outage.since} retryHref={path} />;
  if (!visit && isAfterSaid) return null;
  if (!visit)
    return (
      <Panel title={t(cut === null ? 'start:visit.none' : 'start:visit.title')}>
        {cut === null ? <p>{t('start:visit.noneText')}</p> : <CutNote cut={cut} />}
        <Actions>
          <ButtonLink href="/newbooking">{t('bookings:shortcuts.new')}</ButtonLink>
          <ButtonLink href={allPath} variant="secondary">
            {t('start:visit.all')}
          </ButtonLink>
        </Actions>
      </Panel>
    );

  const { ahead } = visit;
  const which = isAfterSaid ? 'after' : 'title';
  return (
    <Panel
      variant="band"
      title={ahead ? t(`start:visit.${which}Ahead`, { ahead }) : t(`start:visit.${which}`)}
    >
      <div className="visit">
        <h3>
          <DayBlock at={visit.at} parts={visit.parts} />{' '}
          <span className="what">
            <ProviderText text={visit.service} />
          </span>
        </h3>
        <VisitFacts {...visit} />
        {visit.join ? <p>{visit.join.hours}</p> : null}
        <VisitActions {...visit} allPath={allPath} />
      </div>
    </Panel>
  );
}

type Whereabouts = Pick<Visit, 'practitioner' | 'place' | 'meeting' | 'unit' | 'patient'>;

function VisitFacts({ practitioner, place, meeting, unit, patient }: Whereabouts) {
  const { t } = useText();
  return (
    <ShortFacts
      facts={[
        ...(patient ? [{ icon: 'user' as const, term: t('bookings:facts.patient'), value: patient }] : []),
        { icon: 'stethoscope', term: t('bookings:facts.practitioner'), value: practitioner },
        {
          icon: meeting ? 'phone' : 'map-pin',
          term: t('bookings:facts.place'),
          value: <TextNaming name={unit}>{place}</TextNaming>,
        },
      ]}
    />
  );
}

type Ways = Pick<Visit, 'path' | 'movePath' | 'moment' | 'join'> & Pick<NextVisitProps, 'allPath'>;

function VisitActions({ path, movePath, moment, join, allPath }: Ways) {
  const { t } = useText();
  return (
    <Actions>
      {join ? (
        <ButtonLink href={join.path} isSmall>
          <span>{t('telehealth:join.link')}</span>
        </ButtonLink>
      ) : null}
      <ButtonLink href={path} variant="secondary" isSmall>
        <span>
          {t('start:visit.details')}
          <HiddenWords>{t('start:visit.ofVisit', { moment })}</HiddenWords>
        </span>
      </ButtonLink>
      {movePath ? (
        <ButtonLink href={movePath} variant="secondary" isSmall>
          <span>
            {t('start:visit.move')}
            <HiddenWords>{t('start:visit.theVisit', { moment })}</HiddenWords>
          </span>
        </ButtonLink>
      ) : null}
      <ButtonLink href={allPath} variant="secondary" isSmall>
        <span>
          {t('start:visit.every')}
          <HiddenWords>{t('start:visit.ofAll')}</HiddenWords>
        </span>
      </ButtonLink>
    </Actions>
  );
}
