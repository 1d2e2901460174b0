import { guestsOf } from './store/guests.ts';
import { livesOf } from './store/lives.ts';
import { talkOf } from './store/talk.ts';

export const telehealthLiveStore = {
  telehealthLives: livesOf,
  telehealthTalk: talkOf,
  telehealthGuests: guestsOf,
};
