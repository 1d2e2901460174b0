import { tablesOf, type DayColumn, type InstantColumn } from '#provider/core/columns.ts';

export type WaitingListRow = {
  id: string;
  patient_id: string;
  service_code: string;
  service_name: string;
  unit_id: string;
  category: 'STABLE' | 'URGENT';
  entry_date: DayColumn;
  /** Null: no date is planned yet. */
  planned_date: DayColumn | null;
  /** WAITING has no planned date, PLANNED has one. */
  status: 'WAITING' | 'PLANNED' | 'DONE' | 'REMOVED';
  /** Why an entry was struck off. */
  reason: string | null;
  changed_at: InstantColumn;
};

export type WaitingListTables = {
  waiting_list_entries: WaitingListRow;
};

export const waitingListTables = tablesOf<WaitingListTables>({
  waiting_list_entries: true,
});
