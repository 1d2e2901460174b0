import { Tabs } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { bookingsPath, type BookingListView } from '#app/domain/bookings/filter.ts';

type ListTabsProps = Readonly<{
  view: BookingListView;
  /** Null while the list could not be fetched. */
  counts: Readonly<{ upcoming: number; past: number }> | null;
  /** Null: everybody's. */
  patientId: string | null;
}>;

/** The tabs of what is still to come, and of what is over; neither is the page's own while a filter is set. */
export function ListTabs({ view, counts, patientId }: ListTabsProps) {
  const { t } = useText();
  const tab = (of: 'upcoming' | 'past') => {
    const name = t(`bookings:list.tabs.${of}`);
    const label = counts ? t('bookings:list.tabs.counted', { name, count: counts[of] }) : name;
    return { href: bookingsPath({ view: of, patientId }), label, current: view === of };
  };
  return <Tabs label={t('bookings:list.title')} tabs={[tab('upcoming'), tab('past')]} />;
}
