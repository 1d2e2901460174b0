import { account } from './calls/account.ts';

export const calls = { account };
