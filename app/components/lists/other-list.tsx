import { useText } from '#app/components/text.tsx';

/** Both hold past visits: one those that were booked, the other what came of them. */
const WORDS = {
  encounters: { what: 'bookings:list.pastRecord', name: 'benefits:tabs.encounters' },
  bookings: { what: 'encounters:others', name: 'encounters:toBookings' },
} as const;

type OtherListProps = Readonly<{
  list: keyof typeof WORDS;
  /** Null where its area is off. */
  path: string | null;
}>;

/** The content of the other list of past visits, and the way to it. */
export function OtherList({ list, path }: OtherListProps) {
  const { t } = useText();
  const { what, name } = WORDS[list];
  return path === null ? null : (
    <>
      {t(what)} <a href={path}>{t(name)}</a>
    </>
  );
}
