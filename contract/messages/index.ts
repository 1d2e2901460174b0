import { messages } from './calls.ts';

export const calls = { messages };
