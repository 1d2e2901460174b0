import { ages } from './calls.ts';

export const calls = { ages };
