import { carerAuthorizations } from './calls.ts';

export const calls = { carerAuthorizations };
