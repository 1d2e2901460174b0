import { tablesOf, type FlagColumn } from '#provider/core/columns.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';

/** A paper of a person. */
export type PersonFileRow = AddedFileRow & {
  patient_id: string;
  /** Its account brought it when it registered the person: other accounts that act for them do not see it. */
  is_of_registration: FlagColumn;
};

export type PersonFilesTables = {
  person_files: PersonFileRow;
  /** Files that wait for a registration. */
  waiting_person_files: AddedFileRow;
};

export const personFilesTables = tablesOf<PersonFilesTables>({
  person_files: true,
  waiting_person_files: true,
});
