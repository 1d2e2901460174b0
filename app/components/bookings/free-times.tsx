import { ChoiceButton, ChoiceForm, type FormField } from '#app/components/form/index.ts';
import {
  ActionLink,
  Actions,
  EmptyState,
  HiddenWords,
  Panel,
  WithDegree,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HOUR, hourName, Hours } from './hours.tsx';
import { GoToDay, MonthLinks, OtherWays, type Way } from './other-times.tsx';

type Time = Readonly<{ time: string; who: string }>;

type Nearest = Readonly<{
  day: string;
  time: string;
  /** "poniedziałek 23 listopada". */
  date: string;
  /** "jutro, poniedziałek 23 listopada, 8:00". */
  when: string;
  /** "poniedziałek 23 listopada, 8:00", as what is chosen: "środę 25 listopada, 8:00". */
  chosen: string;
  /** With whom and where. */
  detail: string;
  href: string;
}>;

type DayOfMonth = Readonly<{
  day: string;
  weekday: string;
  dayAndMonth: string;
  near: string;
  who: string | undefined;
  date: string;
  times: readonly Time[];
  /** To all of its hours, when there are more. */
  all: Way | null;
}>;

type MonthTimesProps = Readonly<{
  times: Readonly<{
    month: string;
    example: string;
    nearest: Nearest | undefined;
    days: readonly DayOfMonth[];
    earlier: Way;
    later: Way;
    placesPath: string | null;
    phone: string | null;
  }>;
  formId: string;
  /** It was not asked for by its name. */
  isFirst: boolean;
  goTo: Readonly<{ carried: Record<string, string>; field: FormField }>;
}>;

/** The nearest time, which most people want, then the days of a month with some hours each, and the ways on. */
export function MonthTimes({ times, formId, isFirst, goTo }: MonthTimesProps) {
  const { t } = useText();
  const { nearest, days, month, earlier, later, example } = times;
  const isEmpty = days.length === 0;
  return (
    <>
      <ChoiceForm id={formId} field={HOUR}>
        {nearest ? <NearestTime time={nearest} isLater={isEmpty} /> : null}
        {isEmpty && !nearest ? <NoTimes cause="none" /> : null}
        <h2>{t('booking-wizard:dates.daysTitle', { month })}</h2>
        <p>{t(leadOf({ isEmpty, isFirst }))}</p>
        {isEmpty ? null : (
          <ul className="cards">
            {days.map((day) => (
              <DayCard key={day.day} day={day} />
            ))}
          </ul>
        )}
      </ChoiceForm>
      <MonthLinks earlier={earlier} later={later} />
      <GoToDay {...goTo} example={example} />
      <OtherWays placesPath={times.placesPath} phone={times.phone} />
    </>
  );
}

function leadOf({ isEmpty, isFirst }: { isEmpty: boolean; isFirst: boolean }) {
  if (isEmpty) return 'booking-wizard:dates.emptyMonth' as const;
  return isFirst ? ('booking-wizard:dates.firstMonth' as const) : ('booking-wizard:dates.choose' as const);
}

/** `isLater`: the window shown is empty, and this time is after it. */
function NearestTime({ time, isLater }: { time: Nearest; isLater: boolean }) {
  const { t } = useText();
  const label = t('booking-wizard:dates.takeNearest', { when: time.chosen });
  return (
    <Panel
      variant="tint"
      title={
        <>
          <span className="over">
            {t(isLater ? 'booking-wizard:dates.nextNearest' : 'booking-wizard:dates.nearest')}{' '}
          </span>
          {time.when}
        </>
      }
    >
      {time.detail ? (
        <p>
          <WithDegree>{time.detail}</WithDegree>
        </p>
      ) : null}
      <Actions>
        <ChoiceButton
          name={hourName(time)}
          label={label}
          fullName={[label, time.detail].filter(Boolean).join(', ')}
          variant="primary"
        />
        {isLater ? <ActionLink href={time.href}>{t('booking-wizard:dates.seeDay')}</ActionLink> : null}
      </Actions>
    </Panel>
  );
}

/** A day of the list: when, with whom, hours, and the way to all of them. */
function DayCard({ day: { day, weekday, dayAndMonth, near, who, date, times, all } }: { day: DayOfMonth }) {
  return (
    <li className="card day-card">
      <div className="day-card-head">
        <h3>
          <time dateTime={day}>
            <span className="over">{weekday} </span>
            {dayAndMonth}
          </time>
        </h3>
        {near ? (
          <p>
            <b>{near}</b>
          </p>
        ) : null}
        {who ? (
          <p className="text-muted">
            <WithDegree>{who}</WithDegree>
          </p>
        ) : null}
      </div>
      <div className="day-card-hours">
        <Hours day={day} date={date} times={times} />
        {all ? (
          <a className="action-link" href={all.href}>
            {all.label}
            <HiddenWords>– {date}</HiddenWords>
          </a>
        ) : null}
      </div>
    </li>
  );
}

type DayTimesProps = Readonly<{
  times: Readonly<{
    day: string;
    near: string;
    date: string;
    places: readonly Readonly<{
      title: string;
      parts: readonly Readonly<{ title: string; times: readonly Time[] }>[];
    }>[];
    before: Way;
    after: Way;
  }>;
  formId: string;
}>;

/** All hours of a day: with whom and where is said once for each. */
export function DayTimes({ times: { day, near, date, places, before, after }, formId }: DayTimesProps) {
  const { t } = useText();
  return (
    <>
      {near ? (
        <p>
          <b>{near}</b>
        </p>
      ) : null}
      <ChoiceForm id={formId} field={HOUR}>
        {places.length === 0 ? <p>{t('booking-wizard:dates.emptyDay')}</p> : null}
        {places.map(({ title, parts }) => (
          <Panel key={title} title={<WithDegree>{title}</WithDegree>}>
            {parts.map((part) => (
              <div key={part.title} className="part-of-day">
                <h3>{part.title}</h3>
                <Hours day={day} date={date} times={part.times} />
              </div>
            ))}
          </Panel>
        ))}
      </ChoiceForm>
      <MonthLinks earlier={before} later={after} />
    </>
  );
}

/** Why there is no free time, and what can be done. */
export function NoTimes({ cause }: Readonly<{ cause: 'none' | 'hisError' }>) {
  const { t } = useText();
  return cause === 'none' ? (
    <EmptyState title={t('booking-wizard:dates.none.title')}>
      {t('booking-wizard:dates.none.text')}
    </EmptyState>
  ) : (
    <EmptyState title={t('booking-wizard:dates.hisErrorTitle')}>
      {t('booking-wizard:dates.hisError')}
    </EmptyState>
  );
}
