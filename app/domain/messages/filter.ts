import { readTypedDay, typedAgain, type RangeFault } from '#app/domain/dates/typed-range.ts';
import { isBlank, oneLine } from '#app/domain/typed.ts';
import type { Day } from '#app/domain/dates/calendar.ts';

const LONGEST = 149;
const WORDS = ['title', 'sender', 'recipient'] as const;
type Words = (typeof WORDS)[number];

/** The values by which a list of messages is narrowed; an absent one narrows nothing. Both days are included. */
export type MessageFilter = Readonly<
  { after?: Day; before?: Day; category?: string } & { [Name in Words]?: string }
>;

type Faults = { after?: RangeFault; before?: RangeFault; category?: 'unknown' } & {
  [Name in Words]?: 'tooLong';
};

type ReadFilter = {
  /** Empty when anything is at fault. */
  filter: MessageFilter;
  /** The values that the form shows again. */
  typed: Record<'after' | 'before' | 'category' | Words, string>;
  faults: Faults;
};

type FilterQuery = {
  query: URLSearchParams;
  today: Day;
  /** Null: they are not known now, and any is as good. */
  categories: readonly string[] | null;
};

/** Reads the filter of an address (C§3: before, after, category, title, sender, recipient). */
export function readMessageFilter({ query, today, categories }: FilterQuery): ReadFilter {
  const after = readDay(query.get('after'), today);
  const before = readDay(query.get('before'), today);
  const isInverted = after.day !== undefined && before.day !== undefined && before.day < after.day;
  const words = wordsIn(query);
  const category = query.get('category') ?? '';
  const isUnknown = category !== '' && categories !== null && !categories.includes(category);

  const faults: Faults = {
    ...(after.fault && { after: after.fault }),
    ...(before.fault && { before: before.fault }),
    ...(isInverted && { before: 'beforeFrom' as const }),
    ...(isUnknown && { category: 'unknown' as const }),
    ...Object.fromEntries(WORDS.flatMap((name) => (words[name].length > LONGEST ? [[name, 'tooLong']] : []))),
  };
  const typed = {
    after: typedAgain({ text: query.get('after'), day: after.day }),
    before: typedAgain({ text: query.get('before'), day: before.day }),
    category,
    ...words,
  };
  const filter = given({ ...words, category, after: after.day ?? '', before: before.day ?? '' });
  return { filter: Object.keys(faults).length > 0 ? {} : filter, typed, faults };
}

const readDay = (text: string | null, today: Day) =>
  text && !isBlank(text) ? readTypedDay({ text, usual: today, today }) : { day: undefined, fault: undefined };

const wordsIn = (query: URLSearchParams) =>
  Object.fromEntries(WORDS.map((name) => [name, oneLine(query.get(name) ?? '')])) as Record<Words, string>;

const given = (values: Record<string, string>): MessageFilter =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
