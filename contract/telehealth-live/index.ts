import { live } from './live.ts';
import { talk } from './talk.ts';

export const calls = { telehealthLive: { ...live, ...talk } };
