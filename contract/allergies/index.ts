import { allergies } from './calls.ts';

export const calls = { allergies };
