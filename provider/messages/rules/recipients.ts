import type { RecipientQuery } from '#contract/messages/schemas.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import type { WrittenTo } from '#provider/messages/store/staff.ts';

/** The role of the desk that answers for whatever nobody else does. */
const DESK = 'rejestracja';

type Found = Readonly<{
  found: readonly WrittenTo[];
  isSeen: (staff: WrittenTo) => boolean;
  first: RecipientQuery['first'];
}>;

/** Returns them with those whom the patients have seen before others; where it is asked for, the registration desk before all (AP-25). */
export function inOrder({ found, isSeen, first }: Found) {
  const isFirst = (staff: WrittenTo) => first === 'DESK' && staff.role === DESK;
  const others = found.filter((staff) => !isFirst(staff));
  return [...found.filter(isFirst), ...others.filter(isSeen), ...others.filter((staff) => !isSeen(staff))];
}

/** Tells whether somebody of the staff is among those who are looked for. */
export function isAsked(staff: WrittenTo, { name, lastname, username, accountIds, unitId }: RecipientQuery) {
  const has = (words: string | undefined, text: string) =>
    words === undefined || searchedText(text).includes(searchedText(words));
  return (
    has(name, staff.name) &&
    /** A unit has one name, by which it is found as well. */
    has(lastname, staff.last_name || staff.name) &&
    has(username, staff.username) &&
    (accountIds === undefined || accountIds.includes(staff.id)) &&
    (unitId === undefined || staff.unit_id === unitId)
  );
}
