import { home } from './calls.ts';

export const calls = { home };
