import { encounters } from './calls.ts';

export const calls = { encounters };
