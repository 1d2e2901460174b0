import { partners } from './calls.ts';

export const calls = { partners };
