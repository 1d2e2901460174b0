import { questionnaires } from './calls.ts';

export const calls = { questionnaires };
