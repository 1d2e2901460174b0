import { settings } from './calls.ts';

export const calls = { settings };
