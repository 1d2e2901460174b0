import type { FlagColumn } from '#provider/core/columns.ts';

/** Whether the unit takes papers of people at all, and whether each has to have one: required implies visible. */
export const filesWanted = (settings: { attachmentsVisible: boolean; attachmentsRequired: boolean }) => ({
  isOpen: settings.attachmentsVisible || settings.attachmentsRequired,
  isRequired: settings.attachmentsRequired,
});

/** A paper that came with a registration is its guardian's proof: whoever brought it may take it back. */
export const isRemovable = (
  file: { account_id: string; is_of_registration: FlagColumn },
  { accountId }: { accountId: string },
) => file.is_of_registration === 0 || file.account_id === accountId;

/** kept + new − removed. */
export const isEnough = ({ kept, removed }: { kept: number; removed: number }) => kept - removed >= 1;
