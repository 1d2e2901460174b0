import { Tabs } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { pastPath, type BookingListView } from '#app/domain/bookings/filter.ts';

type ListTabsProps = Readonly<{
  view: BookingListView;
  /** Null while the list could not be fetched. */
  counts: Readonly<{ upcoming: number; past: number }> | null;
}>;

/** What is still to come, and what is over; neither is the page's own while a filter is set. */
export function ListTabs({ view, counts }: ListTabsProps) {
  const { t } = useText();
  const tab = (of: 'upcoming' | 'past', href: string) => {
    const name = t(`bookings:list.tabs.${of}`);
    const label = counts ? t('bookings:list.tabs.counted', { name, count: counts[of] }) : name;
    return { href, label, current: view === of };
  };
  return (
    <Tabs label={t('bookings:list.title')} tabs={[tab('upcoming', '/bookings'), tab('past', pastPath)]} />
  );
}
