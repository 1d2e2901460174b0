import { deposits } from './calls.ts';

export const calls = { deposits };
