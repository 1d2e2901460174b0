import { ORPCError } from '@orpc/server';
import { reachesRecord } from '#provider/core/actions.ts';

/** All calls of these reach somebody's own, also those that read no words of it. */
const OF_ACCOUNTS = /^messages\./;

/** True when a call was refused because it claimed a record that is not the account's, or none: the same answer for both, here too. */
export const isRefusedClaim = ({ call, error }: { call: string; error: unknown }) =>
  error instanceof ORPCError && error.code === 'NOT_FOUND' && (reachesRecord(call) || OF_ACCOUNTS.test(call));
