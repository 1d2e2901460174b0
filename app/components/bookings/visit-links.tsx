import type { ReactNode } from 'react';
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

/** The links of a visit: what is awaited first and filled, canceling last. The eye reads off the card which visit it is. */
export function VisitLinks({ booking, children }: VisitLinksProps) {
  const { t } = useText();
  const { path, moment, movePath, confirmPath, join, cancelRefusal, moveRefusal } = booking;
  const theVisit = <HiddenWords>{t('bookings:list.theVisit', { moment })}</HiddenWords>;
  return (
    <>
      {confirmPath ? (
        <ButtonLink href={confirmPath} isSmall>
          {t('bookings:list.confirm')}
          {theVisit}
        </ButtonLink>
      ) : null}
      {join ? (
        <ButtonLink href={join.path} isSmall variant={confirmPath ? 'secondary' : 'primary'}>
          {t('telehealth:join.link')}
          <HiddenWords>{moment}</HiddenWords>
        </ButtonLink>
      ) : null}
      {children}
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
