import { DateField, SearchForm, SubmitButton, type FormField } from '#app/components/form/index.ts';
import { ActionLink, Actions, ButtonLink, PhoneLink, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

export type Way = Readonly<{ href: string; label: string }> | undefined;

/** Links to the months, or days, before and after. */
export function MonthLinks({ earlier, later }: Readonly<{ earlier: Way; later: Way }>) {
  return (
    <Actions>
      {[earlier, later].map((way) =>
        way ? (
          <ButtonLink key={way.href} href={way.href} variant="secondary">
            {way.label}
          </ButtonLink>
        ) : null,
      )}
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

/** The other ways: another place or practitioner, or a call. */
export function OtherWays({
  placesPath,
  phone,
}: Readonly<{ placesPath: string | null; phone: string | null }>) {
  const { t } = useText();
  if (!placesPath && !phone) return null;
  return (
    <Section title={t('booking-wizard:dates.otherWays')}>
      {placesPath ? (
        <Actions>
          <ActionLink href={placesPath}>{t('booking-wizard:dates.changePlace')}</ActionLink>
        </Actions>
      ) : null}
      {phone ? (
        <p>
          {t('booking-wizard:dates.call')} <PhoneLink phone={phone} />
        </p>
      ) : null}
    </Section>
  );
}
