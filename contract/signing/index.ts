import { signing } from './calls.ts';

export const calls = { signing };
