import { account } from './calls/account.ts';
import { epuap } from './calls/epuap.ts';

export const calls = { account, epuap };
