import type { ComponentProps, ReactNode } from 'react';
import {
  ActionLink,
  LOOK_OF,
  State,
  ThingPage,
  type StatusKind,
  type Step,
} from '#app/components/page/index.ts';
import { TelehealthOutage } from '#app/components/telehealth/telehealth-outage.tsx';
import { TeleconsultationParts, type PartsOf } from '#app/components/telehealth/teleconsultation-parts.tsx';
import { useText } from '#app/components/text.tsx';
import { BookingNotes, saysPhone } from './booking-actions.tsx';
import { useBookingFacts } from './booking-facts.tsx';
import { useBookingWays } from './details-side.tsx';
import { ChangeLinks, ConfirmLink, FillLink, JoinLink } from './visit-links.tsx';

type Booking = ComponentProps<typeof BookingNotes>['booking'] &
  Parameters<typeof useBookingFacts>[0]['booking'] &
  Readonly<{
    status: Readonly<{ kind: StatusKind; code: string; label: string; meaning: string }>;
    /** "za 5 dni"; empty of what is over. */
    near: string;
    /** "30 listopada, 9:00". */
    when: string;
    isDone: boolean;
  }>;

type Teleconsultation = PartsOf &
  Readonly<{
    /** Null where there is nothing to say of when it begins. */
    text: string | null;
    /** Between which moments it can be joined; null where it cannot. */
    hours: string | null;
    /** It can be joined now. */
    isOpen: boolean;
    /** Where camera and microphone are tried; null where it cannot be joined. */
    testPath: string | null;
    /** Where a guest is invited; null where none can be. */
    invitePath: string | null;
  }>;

type ThingProps = Pick<ComponentProps<typeof ThingPage>, 'title' | 'back'> &
  Readonly<{
    booking: Booking;
    /** The unit has changed it. */
    changed: string | null;
    teleconsultation: Teleconsultation;
    /** Where the questionnaire is filled in; null unless that is awaited. */
    fillPath: string | null;
    writePath: string | null;
    retryHref: string;
    /** Referral, questionnaire, files of the booking. */
    children: ReactNode;
  }>;

/** Its status says already that it cannot be started. */
const ENDED: ReadonlySet<string> = new Set(['CANCELED', 'EXECUTED']);

/** The page of one teleconsultation: how it stands with the one act, its facts, its steps, what it lacks and what is kept, and its ways. */
export function TeleconsultationThing({
  booking,
  changed,
  teleconsultation,
  fillPath,
  writePath,
  retryHref,
  children,
  ...page
}: ThingProps) {
  const { t } = useText();
  const { status, near, moment, confirmPath, join } = booking;
  const { text, hours, testPath, invitePath, outage } = teleconsultation;
  const starts = hours ?? (ENDED.has(status.code) ? null : text);
  const facts = useBookingFacts({ booking, isPhoneSaid: saysPhone(booking) });
  const steps = useTalkSteps(booking, teleconsultation);
  const ways = useBookingWays({ booking, writePath });
  return (
    <ThingPage
      {...page}
      state={
        <>
          {outage ? <TelehealthOutage since={outage.since} retryHref={retryHref} /> : null}
          <State
            look={LOOK_OF[status.kind]}
            sentence={near ? `${status.label}, ${near}` : status.label}
            act={<FirstAct booking={booking} fillPath={fillPath} />}
          >
            <p>{changed ?? status.meaning}</p>
            {starts === null ? null : <p>{starts}</p>}
            <BookingNotes booking={booking} />
          </State>
        </>
      }
      facts={facts}
      factsTitle={t('bookings:details.facts')}
      steps={steps}
      ways={
        <>
          {testPath === null ? null : (
            <ActionLink href={testPath}>{t('telehealth-live:test.link')}</ActionLink>
          )}
          {invitePath === null ? null : (
            <ActionLink href={invitePath}>{t('telehealth-guest:link')}</ActionLink>
          )}
          {ways}
          {confirmPath ? <JoinLink booking={booking} isSmall variant="secondary" /> : null}
          {(confirmPath ?? join) ? (
            <FillLink path={fillPath} moment={moment} isSmall variant="secondary" />
          ) : null}
          <ChangeLinks booking={booking} />
        </>
      }
    >
      <TeleconsultationParts parts={teleconsultation} />
      {children}
    </ThingPage>
  );
}

/** The act that is awaited first: the word that somebody will come, the talk, or the questionnaire. */
function FirstAct({ booking, fillPath }: Pick<ThingProps, 'booking' | 'fillPath'>) {
  if (booking.confirmPath) return <ConfirmLink booking={booking} />;
  if (booking.join) return <JoinLink booking={booking} />;
  return <FillLink path={fillPath} moment={booking.moment} />;
}

/** Booked, made ready, talked; none of what is over without a word on whether it took place. */
function useTalkSteps({ status, when, isDone }: Booking, { missing, isOpen }: Teleconsultation): Step[] {
  const { t } = useText();
  const booked: Step = { as: 'done', name: t('telehealth:step.booked') };
  const talk = { name: t('telehealth:step.talk'), detail: when };
  if (status.code === 'CANCELED') return [booked, { as: 'failed', name: t('telehealth:step.canceled') }];
  if (status.code === 'EXECUTED') return [booked, { as: 'done', ...talk }];
  if (isDone) return [];
  if (isOpen) return [booked, { as: 'now', ...talk }];
  const ready: Step[] = missing.length > 0 ? [{ as: 'now', name: t('telehealth:step.ready') }] : [];
  return [booked, ...ready, { as: 'later', ...talk }];
}
