import { copies } from './calls.ts';

export const calls = { copies };
