import type { ComponentProps } from 'react';
import {
  ButtonLink,
  CardContent,
  cachedCard,
  DayBlock,
  HiddenWords,
  ProviderText,
  ShortFacts,
  type IconName,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DayParts } from '#app/domain/dates/words.ts';
import { VisitLinks } from './visit-links.tsx';
import { Standing } from './visit-panel.tsx';

type ShownBooking = ComponentProps<typeof VisitLinks>['booking'] &
  Readonly<{
    service: ProviderText;
    /** ISO, in UTC, and as the day block shows it. */
    at: string;
    parts: DayParts;
    /** "jutro", "za 5 dni". It is a value, for cached markup knows no day. */
    near: string;
    status: Readonly<{ kind: StatusKind; label: string }>;
    /** Null of the account's holder. */
    whose: string | null;
    practitioner: string;
    place: string;
  }>;

/** Pictures of the card; the page has their lines once. */
export const CARD_ICONS: readonly IconName[] = ['user', 'stethoscope', 'map-pin'];

/** A visit in a list: when and what first, then who and where, and what can be done (design: look-2, Visit card). */
export const BookingCard = cachedCard<ShownBooking>({ className: 'card visit', Content: VisitCard });

function VisitCard(booking: ShownBooking) {
  const { t } = useText();
  const { service, at, parts, near, status, whose, practitioner, place, path, moment } = booking;
  const patient = whose ? [fact('user', t('bookings:facts.patient'), whose)] : [];
  return (
    <CardContent
      title={
        <>
          <DayBlock at={at} parts={parts} /> <ProviderText text={service} />
        </>
      }
      headingLevel={3}
      status={<Standing near={near} status={status} />}
      actions={
        <VisitLinks booking={booking}>
          <ButtonLink href={path} variant="secondary" isSmall>
            {t('bookings:list.details')}
            <HiddenWords>{t('bookings:list.ofVisit', { moment })}</HiddenWords>
          </ButtonLink>
        </VisitLinks>
      }
    >
      <ShortFacts
        isRepeated
        facts={[
          ...patient,
          fact('stethoscope', t('bookings:facts.practitioner'), practitioner),
          fact('map-pin', t('bookings:facts.place'), place),
        ]}
      />
    </CardContent>
  );
}

const fact = (icon: IconName, term: string, value: string) => ({ icon, term, value });
