import { Fragment, type ComponentProps } from 'react';
import { ChoiceButton, ChoiceForm, type FormField } from '#app/components/form/index.ts';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import {
  ActionLink,
  ButtonLink,
  EmptyState,
  Panel,
  SideBySide,
  WithDegree,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HOUR } from '#app/domain/bookings/time-slots.ts';
import { hourName, Hours, SomeHours } from './hours.tsx';
import { GoToDay, MonthLinks, OtherWays, type Way } from './other-times.tsx';

type Time = Readonly<{ time: string; who: string }>;

type Nearest = Readonly<{
  day: string;
  time: string;
  /** "czwartek 3 grudnia, 9:00". */
  when: string;
  /** The same, as what is chosen: "środę 25 listopada, 8:00". */
  chosen: string;
  /** The text of how far ahead, and with whom and where, as far as that is not said before. */
  detail: string;
  href: string;
}>;

type DayOfMonth = Readonly<{
  day: string;
  near: string;
  /** Who sees the patient, or how many people do; null where it is the same on all days. */
  who: string | null;
  date: string;
  /** The same, as what is chosen. */
  chosen: string;
  /** Its hours by whom they are with; null: that is said of the whole day. */
  people: readonly Readonly<{ who: string | null; times: readonly Time[] }>[];
  /** The way to all hours of the day, when there are more than are shown. */
  all: ComponentProps<typeof SomeHours>['all'];
}>;

type MonthTimesProps = Readonly<{
  times: Readonly<{
    month: string;
    example: string;
    nearest: Nearest | undefined;
    who: string | null;
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
  const { nearest, days, month, who, earlier, later, example } = times;
  const isEmpty = days.length === 0;
  return (
    <>
      <ChoiceForm id={formId} field={HOUR}>
        {nearest ? <NearestTime time={nearest} isLater={isEmpty} /> : null}
        {isEmpty && !nearest ? <NoTimes cause="none" /> : null}
        <ListHead title={t('booking-wizard:dates.daysTitle', { month })}>
          <p>
            {t(leadOf({ isEmpty, isFirst }))}
            {who ? ` ${t('booking-wizard:dates.allWith', { name: who })}` : null}
          </p>
        </ListHead>
        {isEmpty ? null : (
          <Rows>
            {days.map((day) => (
              <DayRow key={day.day} day={day} />
            ))}
          </Rows>
        )}
      </ChoiceForm>
      <MonthLinks earlier={earlier} later={later} />
      <SideBySide side={<OtherWays placesPath={times.placesPath} phone={times.phone} />}>
        <GoToDay {...goTo} example={example} />
      </SideBySide>
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
  return (
    <section className="panel panel-tint leaf offer wide">
      <div>
        <h2>
          <span className="over">
            {t(isLater ? 'booking-wizard:dates.nextNearest' : 'booking-wizard:dates.nearest')}{' '}
          </span>
          {time.when}
        </h2>
        {time.detail ? (
          <p>
            <WithDegree>{time.detail}</WithDegree>
          </p>
        ) : null}
        {isLater ? <ActionLink href={time.href}>{t('booking-wizard:dates.seeDay')}</ActionLink> : null}
      </div>
      <ChoiceButton
        name={hourName(time)}
        label={t('booking-wizard:dates.takeNearest', { when: time.chosen })}
        variant="primary"
      />
    </section>
  );
}

/** A day of the list: when, with whom where that differs, some hours, and the way to all of them. */
const DayRow = ({ day: { day, near, who, date, chosen, people, all } }: { day: DayOfMonth }) => (
  <li className="day-row">
    <h3>
      <time dateTime={day}>{date}</time>
      {/* An ordinary space between boxes is not heard. */}
      {near || who ? '\u00a0' : null}
      {near ? <span>{near}</span> : null}
      {near && who ? '\u00a0' : null}
      {who ? (
        <span>
          <WithDegree>{who}</WithDegree>
        </span>
      ) : null}
    </h3>
    <div>
      {people.map(({ who: person, times }, index) => (
        <Fragment key={person}>
          {person ? (
            <p>
              <WithDegree>{person}</WithDegree>
            </p>
          ) : null}
          <SomeHours
            day={day}
            date={date}
            chosen={chosen}
            times={times}
            all={index === people.length - 1 ? all : null}
          />
        </Fragment>
      ))}
    </div>
  </li>
);

type DayTimesProps = Readonly<{
  times: Readonly<{
    day: string;
    near: string;
    chosen: string;
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
export function DayTimes({ times: { day, near, chosen, places, before, after }, formId }: DayTimesProps) {
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
                <Hours day={day} chosen={chosen} times={part.times} />
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
type NoTimesProps = Readonly<{ cause: 'none' } | { cause: 'hisError'; retryHref: string }>;

export function NoTimes(props: NoTimesProps) {
  const { t } = useText();
  return props.cause === 'none' ? (
    <EmptyState title={t('booking-wizard:dates.none.title')}>
      {t('booking-wizard:dates.none.text')}
    </EmptyState>
  ) : (
    <EmptyState title={t('booking-wizard:dates.hisErrorTitle')}>
      <p>{t('booking-wizard:dates.hisError')}</p>
      <p>
        <ButtonLink href={props.retryHref} variant="secondary">
          {t('page:outage.retry')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
