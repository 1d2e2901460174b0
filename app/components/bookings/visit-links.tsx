import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, HiddenWords } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type VisitLinksProps = Readonly<{
  booking: Readonly<{
    path: string;
    /** "27 listopada, 9:00": what tells the links of one visit from those of another. */
    moment: string;
    /** Where it is moved to another time. */
    movePath: string;
    /** Where the patient says that they will come; null unless that is awaited. */
    confirmPath: string | null;
    /** Where a teleconsultation is joined; null of what cannot be joined. */
    join: Readonly<{ path: string }> | null;
    cancelRefusal?: string | undefined;
    moveRefusal?: string | undefined;
  }>;
  /** Further links, behind what is awaited and before what changes the visit. */
  children?: ReactNode;
}>;

type Booking = VisitLinksProps['booking'];
type Look = Pick<ComponentProps<typeof ButtonLink>, 'isSmall' | 'variant'>;

/** The links of a visit: what is awaited first and filled, canceling last. The eye reads off the card which visit it is. */
export function VisitLinks({ booking, children }: VisitLinksProps) {
  return (
    <>
      <ConfirmLink booking={booking} isSmall />
      <JoinLink booking={booking} isSmall variant={booking.confirmPath ? 'secondary' : 'primary'} />
      {children}
      <ChangeLinks booking={booking} />
    </>
  );
}

/** The ways to another time and out of a visit. */
export function ChangeLinks({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useText();
  const { path, moment, movePath, cancelRefusal, moveRefusal } = booking;
  const theVisit = <HiddenWords>{t('bookings:list.theVisit', { moment })}</HiddenWords>;
  return (
    <>
      {moveRefusal ? null : (
        <ButtonLink href={movePath} variant="secondary" isSmall>
          {t('bookings:list.move')}
          {theVisit}
        </ButtonLink>
      )}
      {cancelRefusal ? null : (
        <ButtonLink href={`${path}/cancel`} variant="danger" isSmall>
          {t('bookings:list.cancel')}
          {theVisit}
        </ButtonLink>
      )}
    </>
  );
}

/** The word that somebody will come; nothing unless that is awaited. */
export function ConfirmLink({
  booking: { confirmPath, moment },
  ...look
}: Look & Readonly<{ booking: Pick<Booking, 'confirmPath' | 'moment'> }>) {
  const { t } = useText();
  return confirmPath === null ? null : (
    <ButtonLink href={confirmPath} {...look}>
      {t('bookings:list.confirm')}
      <HiddenWords>{t('bookings:list.theVisit', { moment })}</HiddenWords>
    </ButtonLink>
  );
}

/** The way into a teleconsultation; nothing where it cannot be joined. */
export function JoinLink({
  booking: { join, moment },
  ...look
}: Look & Readonly<{ booking: Pick<Booking, 'join' | 'moment'> }>) {
  const { t } = useText();
  return join === null ? null : (
    <ButtonLink href={join.path} {...look}>
      {t('telehealth:join.link')}
      <HiddenWords>{moment}</HiddenWords>
    </ButtonLink>
  );
}

/** The questionnaire before a visit; nothing unless it is awaited. */
export function FillLink({
  path,
  moment,
  ...look
}: Look & Readonly<{ path: string | null; moment: string }>) {
  const { t } = useText();
  return path === null ? null : (
    <ButtonLink href={path} {...look}>
      {t('questionnaires:section.fill')}
      <HiddenWords>{t('bookings:list.beforeVisit', { moment })}</HiddenWords>
    </ButtonLink>
  );
}
