import {
  ActionForm,
  DateField,
  SearchForm,
  SubmitButton,
  type FormField,
} from '#app/components/form/index.ts';
import { ActionLink, Actions, EmptyState, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type NearestTimeProps = Readonly<{
  time: Readonly<{ id: string; day: string; when: string; detail: string; href: string }>;
  /** The window shown is empty, and this time is after it. */
  isLater: boolean;
}>;

/** The time that most people want, first on the page. */
export function NearestTime({ time, isLater }: NearestTimeProps) {
  const { t } = useText();
  return (
    <Section title={t(isLater ? 'booking-wizard:dates.nextNearest' : 'booking-wizard:dates.nearest')}>
      <p>{[time.when, time.detail].filter(Boolean).join(', ')}</p>
      <Actions>
        <ActionForm
          submit={{ text: t('booking-wizard:dates.takeNearest', { when: time.when }) }}
          values={{ timeSlotId: time.id, day: time.day }}
        />
        <ActionLink href={time.href}>{t('booking-wizard:dates.seeDay')}</ActionLink>
      </Actions>
    </Section>
  );
}

type Way = Readonly<{ href: string; label: string }> | undefined;

/** To the months before and after. */
export function MonthLinks({ earlier, later }: Readonly<{ earlier: Way; later: Way }>) {
  return (
    <Actions>
      {earlier ? <ActionLink href={earlier.href}>{earlier.label}</ActionLink> : null}
      {later ? <ActionLink href={later.href}>{later.label}</ActionLink> : null}
    </Actions>
  );
}

type GoToDayProps = Readonly<{
  carried: Record<string, string>;
  field: FormField;
  /** A day that can be gone to, as it is typed. */
  example: string;
}>;

/** A day that the patient types (B§2, go-to-date). */
export function GoToDay({ carried, field, example }: GoToDayProps) {
  const { t } = useText();
  const hint = { text: t('booking-wizard:dates.goToHint', { example }) };
  return (
    <SearchForm values={carried}>
      <DateField field={field} label="booking-wizard:dates.goTo" hint={hint} />
      <SubmitButton label="booking-wizard:dates.goToSubmit" variant="secondary" />
    </SearchForm>
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
