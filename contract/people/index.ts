import { people } from './calls.ts';

export const calls = { people };
