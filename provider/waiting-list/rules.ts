import type { WaitingListRow } from './tables.ts';

export const ENTRY_MOVES = ['plan', 'unplan', 'urgent', 'stable', 'finish', 'remove', 'restore'] as const;
export type EntryMove = (typeof ENTRY_MOVES)[number];

/** The moves that the staff can make with an entry as it stands. */
export function movesOf({ status, category }: Pick<WaitingListRow, 'status' | 'category'>): EntryMove[] {
  if (status === 'DONE' || status === 'REMOVED') return ['restore'];
  return [
    'plan',
    ...(status === 'PLANNED' ? (['unplan', 'finish'] as const) : []),
    category === 'URGENT' ? 'stable' : 'urgent',
    'remove',
  ];
}
