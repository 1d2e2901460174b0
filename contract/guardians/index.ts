import { guardians } from './calls.ts';

export const calls = { guardians };
