import { consents } from './calls.ts';

export const calls = { consents };
