import { telehealth } from './calls.ts';

export const calls = { telehealth };
