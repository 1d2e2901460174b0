import { messages } from './calls/index.ts';

export const calls = { messages };
