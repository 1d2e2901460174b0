import { waitingList } from './calls.ts';

export const calls = { waitingList };
