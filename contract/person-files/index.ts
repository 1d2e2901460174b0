import { personFiles } from './calls.ts';

export const calls = { personFiles };
