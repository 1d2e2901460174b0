import type { ComponentProps } from 'react';
import { cachedRow } from '#app/components/lists/rows.tsx';
import { VisitRowContent } from '#app/components/lists/visit-row.tsx';
import {
  ButtonLink,
  HiddenWords,
  StatusPill,
  TextNaming,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DayParts } from '#app/domain/dates/words.ts';
import type { ProviderText as Words } from '#app/domain/text.ts';
import { VisitLinks } from './visit-links.tsx';

type ShownBooking = ComponentProps<typeof VisitLinks>['booking'] &
  Readonly<{
    service: Words;
    /** ISO, in UTC, and as the day block shows it. */
    at: string;
    parts: DayParts;
    /** "jutro", "za 5 dni". It is a value, for cached markup knows no day. */
    near: string;
    status: Readonly<{ kind: StatusKind; label: string }>;
    /** Null of the account's holder. */
    whose: string | null;
    practitioner: string;
    /** Where, and the unit that it names. */
    place: string;
    unit: Words;
    /** Between which moments a teleconsultation can be joined. */
    join: Readonly<{ hours: string }> | null;
  }>;

/** A visit in a list: when and what first, then who and where, and what can be done (design: look-3, Rows). */
export const BookingRow = cachedRow<ShownBooking>({ Content: VisitContent, classOf: () => 'visit-row' });

function VisitContent(booking: ShownBooking) {
  const { t } = useText();
  const { service, at, parts, near, status, whose, practitioner, place, unit, path, moment } = booking;
  return (
    <VisitRowContent
      at={at}
      parts={parts}
      title={service}
      standing={
        <>
          {near ? `${near} ` : null}
          <StatusPill kind={status.kind}>{status.label}</StatusPill>
          {whose ? ` ${whose}` : null}
        </>
      }
      lines={[
        practitioner,
        <TextNaming name={unit}>{place}</TextNaming>,
        ...(booking.join ? [booking.join.hours] : []),
      ]}
      actions={
        <VisitLinks booking={booking}>
          <ButtonLink href={path} variant="secondary" isSmall>
            {t('bookings:list.details')}
            <HiddenWords>{t('bookings:list.ofVisit', { moment })}</HiddenWords>
          </ButtonLink>
        </VisitLinks>
      }
    />
  );
}
