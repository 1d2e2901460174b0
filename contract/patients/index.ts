import { patients } from './calls.ts';

export const calls = { patients };
