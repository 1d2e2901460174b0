import { corrections } from './calls.ts';

export const calls = { corrections };
