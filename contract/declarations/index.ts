import { declarations } from './calls.ts';

export const calls = { declarations };
