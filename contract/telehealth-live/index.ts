import { guests, invitations } from './guests.ts';
import { live } from './live.ts';
import { opinion } from './opinion.ts';
import { talk } from './talk.ts';

export const calls = {
  telehealthLive: { ...live, ...talk, ...opinion, ...invitations },
  telehealthGuests: guests,
};
