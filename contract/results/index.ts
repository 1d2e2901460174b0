import { results } from './calls.ts';

export const calls = { results };
