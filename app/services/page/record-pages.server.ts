import type { PatientListPart } from '#contract/paging.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';

/** B§9. */
const PAGE_SIZE = 10;
/** As many as one call gives (contract/paging.ts), and how often it is asked: 20 years of a busy record. */
const ASKED_SIZE = 100;
const MOST_CALLS = 20;

type ListPage<Entry> = Readonly<{ entries: readonly Entry[]; hasMore: boolean }>;
type Period = Omit<PatientListPart, 'pageIndex' | 'pageSize'>;

/**
 * Returns all entries of a period, the latest first: what is new, and how many pages there are, is known of the list and not of a page.
 * `isCut`: there are older ones than the 2,000 that are asked for, which the page says.
 */
export async function allEntries<Entry>(
  ask: (part: PatientListPart) => Promise<ListPage<Entry>>,
  period: Period,
) {
  const entries: Entry[] = [];
  for (let pageIndex = 0; pageIndex < MOST_CALLS; pageIndex += 1) {
    const found = await ask({ ...period, pageIndex, pageSize: ASKED_SIZE });
    entries.push(...found.entries);
    if (!found.hasMore) return { entries, isCut: false };
  }
  return { entries, isCut: true };
}

/** The number of the page on which the entry of that place stands. */
const pageOfPlace = (index: number) => Math.floor(index / PAGE_SIZE) + 1;

/** Returns the entries of a page, the ways to the others, to those with something new, and back from beyond the end. */
export function pageOf<Entry>({
  url,
  patientId,
  page,
  entries,
  isNew,
}: {
  url: URL;
  /** Whose list it is: each way carries them. */
  patientId: string;
  page: number;
  entries: readonly Entry[];
  isNew: (entry: Entry) => boolean;
}) {
  const last = Math.max(1, pageOfPlace(entries.length - 1));
  const withNews = entries.flatMap((entry, index) => (isNew(entry) ? pageOfPlace(index) : []));
  const others = [...new Set(withNews)].filter((number) => number !== page);
  const isBeyond = page > last;
  const hrefOf = hrefsOf(url, patientId);
  return {
    shown: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    news: {
      count: withNews.length,
      others: others.map((number) => ({ page: number, href: hrefOf(number) })),
    },
    beyond: isBeyond && entries.length > 0 ? { page, last, href: hrefOf(last) } : null,
    pages: {
      page,
      nextHref: page < last ? hrefOf(page + 1) : null,
      previousHref: page > 1 && !isBeyond ? hrefOf(page - 1) : null,
    },
  };
}

/** The address of the same list on another page. */
const hrefsOf = (url: URL, patientId: string) => (number: number) => {
  const query = new URLSearchParams(url.searchParams);
  if (number > 1) query.set('page', String(number));
  else query.delete('page');
  return ofPatient(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, patientId || undefined);
};
