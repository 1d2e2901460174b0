import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { BookingLock } from './booking-lock.tsx';
import { UnfinishedBookings } from './unfinished-bookings.tsx';

type EntryPageProps = Readonly<{
  title: string;
  /** Bookings that were begun and not finished; null where there are none. */
  unfinished: ComponentProps<typeof UnfinishedBookings>['drafts'] | null;
  lead: TextKey;
  /** The way to begin another one all the same. */
  anew: Readonly<{ href: string; label: TextKey }>;
  lock: ComponentProps<typeof BookingLock> | null;
  noPatient: ComponentProps<typeof NoPatient>['why'] | null;
  lack: TextKey;
  children?: ReactNode;
}>;

/** The entry of a wizard that books, where it leads to no step: what stands in the way, or what was begun before. */
export function EntryPage({
  title,
  unfinished,
  lead,
  anew,
  lock,
  noPatient,
  lack,
  children,
}: EntryPageProps) {
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/bookings', label: t('bookings:details.back') }}>
      {children}
      {unfinished ? (
        <>
          <p>{t(lead)}</p>
          <UnfinishedBookings drafts={unfinished} />
          <p>
            <ButtonLink href={anew.href}>{t(anew.label)}</ButtonLink>
          </p>
        </>
      ) : null}
      {lock ? <BookingLock {...lock} /> : null}
      {noPatient ? <NoPatient why={noPatient} lack={lack} /> : null}
    </Page>
  );
}
