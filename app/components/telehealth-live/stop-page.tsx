import { CalendarLink } from '#app/components/appointments/calendar-link.tsx';
import { Checkbox, PageForm, type FormField, type PageFormState } from '#app/components/form/index.ts';
import {
  ActionLink,
  Actions,
  ButtonLink,
  Page,
  ProviderText,
  Section,
  TextNaming,
  WarningPanel,
} from '#app/components/page/index.ts';
import { MissingParts, type MissingPart } from '#app/components/telehealth/missing-parts.tsx';
import { useText } from '#app/components/text.tsx';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import type { Stop } from '#app/domain/telehealth-live/checks.ts';
import type { ProviderText as Words } from '#app/domain/text.ts';
import { InviteLink } from './invite-link.tsx';
import { ByPhone, LiveFacts, type LiveFactsOf } from './live-facts.tsx';
import { SaidLine } from './live-page.tsx';

type StopPageProps = Readonly<{
  heading: string;
  stop: Stop;
  of: LiveFactsOf &
    Readonly<{ whose: string | null; path: string; phone?: string | undefined; phonePath: string | null }>;
  /** It was moved while somebody waited. */
  moved: string | null;
  text: string;
  /** Says where on the page the consent is given. */
  toBox: string | null;
  /** The consent is given, and not in force. */
  awaited: string | null;
  hours: string | null;
  retryPath: string | null;
  /** The page of what is over, with what is kept of it. */
  endedPath: string | null;
  /** Where camera and microphone are tried before it begins. */
  testPath: string | null;
  /** Where a guest is invited before it begins. */
  invitePath: string | null;
  booking: Readonly<{ path: string; status: Readonly<{ code: string }>; isDone: boolean }> | null;
  missing: readonly MissingPart[];
  filesPath: string | null;
  preparation: Words | null;
  /** A line of the chat that was typed when it was cancelled or moved. */
  unsent: string | undefined;
  form: PageFormState;
  consent: FormField;
}>;

/** Why a live teleconsultation cannot be entered now, and what to do instead. */
export function StopPage(props: StopPageProps) {
  const { heading, stop, of, moved, text, toBox, awaited, hours, form, consent, unsent } = props;
  const { t } = useText();
  const hasForm = stop === 'consent';
  return (
    <Page
      title={<TextNaming name={of.service}>{heading}</TextNaming>}
      over={of.whose}
      form={form}
      hasPageForm={hasForm}
      back={{ href: of.path, label: t('bookings:cancel.back') }}
    >
      <LiveFacts of={of}>
        {moved === null ? null : (
          <SaidLine id="live-moved">
            <strong>{moved}</strong>
          </SaidLine>
        )}
        <SaidLine id="live-stop">{text}</SaidLine>
        {hours === null ? null : <p>{hours}</p>}
        {toBox === null ? null : <p>{toBox}</p>}
        {awaited === null ? null : <p>{awaited}</p>}
      </LiveFacts>
      {unsent ? (
        <WarningPanel title={t('telehealth-live:ended.unsent')}>
          <p className="whitespace-pre-line">{unsent}</p>
        </WarningPanel>
      ) : null}
      {hasForm ? <GiveConsent form={form} consent={consent} /> : null}
      <WayOn {...props} />
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
      <Ahead {...props} />
    </Page>
  );
}

/** B-59: where the consent is missed it can be given, unticked until the patient ticks it. */
function GiveConsent({ form, consent }: Pick<StopPageProps, 'form' | 'consent'>) {
  return (
    <PageForm form={form} submit="telehealth-live:consent.submit">
      <Checkbox
        field={consent}
        label="teleconsultation-summary:consent.label"
        hint="teleconsultation-summary:consent.hint"
      />
    </PageForm>
  );
}

/** The ways left at once: to look at what is kept, to book another one, to try again. */
function WayOn({ stop, endedPath, retryPath }: Pick<StopPageProps, 'stop' | 'endedPath' | 'retryPath'>) {
  const { t } = useText();
  if (retryPath !== null)
    return (
      <Actions>
        <ButtonLink href={retryPath}>{t('page:outage.retry')}</ButtonLink>
      </Actions>
    );
  if (endedPath !== null)
    return (
      <Actions>
        <ButtonLink href={endedPath}>{t('telehealth-live:ended.kept')}</ButtonLink>
      </Actions>
    );
  if (stop === 'canceled' || stop === 'tooLate')
    return (
      <Actions>
        <ButtonLink href={TELECONSULTATION_PATH}>{t('teleconsultation-summary:result.again')}</ButtonLink>
      </Actions>
    );
  if (stop === 'unconfirmed')
    return (
      <Actions>
        <ButtonLink href="/account/authorize">{t('teleconsultation:stop.confirm')}</ButtonLink>
      </Actions>
    );
  return null;
}

type AheadProps = Pick<
  StopPageProps,
  'booking' | 'missing' | 'filesPath' | 'preparation' | 'testPath' | 'invitePath' | 'stop'
>;

/** The ways to prepare until it begins. */
function Ahead({ stop, booking, missing, filesPath, preparation, testPath, invitePath }: AheadProps) {
  const { t } = useText();
  if (stop !== 'tooEarly') return null;
  return (
    <>
      <Section title={t('booking-wizard:summary.prepare.title')}>
        <p>{t('booking-wizard:summary.prepare.VIDEO')}</p>
        {preparation === null ? null : (
          <p>
            <ProviderText text={preparation} />
          </p>
        )}
        {testPath === null ? null : (
          <p>
            <ActionLink href={testPath}>{t('telehealth-live:test.link')}</ActionLink>
          </p>
        )}
        {filesPath === null ? null : (
          <p>
            <ActionLink href={filesPath}>{t('telehealth:join.files')}</ActionLink>
          </p>
        )}
        <InviteLink path={invitePath} />
        {booking === null ? null : <CalendarLink booking={booking} />}
      </Section>
      <MissingParts missing={missing} />
    </>
  );
}
