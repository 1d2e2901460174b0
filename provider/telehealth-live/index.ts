import type { Area } from '#provider/core/area.ts';
import { enter, leave, look, send as guestSend, state as guestState } from './handlers/guests.ts';
import { invite, withdrawGuest } from './handlers/inviting.ts';
import { accessData, communicationType, connection } from './handlers/joining.ts';
import { callBack, note, recording, state, status } from './handlers/live.ts';
import { opinion } from './handlers/opinion.ts';
import { messages, send, signals } from './handlers/talking.ts';
import { telehealthLiveTables } from './tables.ts';

export const telehealthLive = {
  handlers: {
    telehealthLive: {
      state,
      communicationType,
      status,
      accessData,
      connection,
      note,
      recording,
      callBack,
      messages,
      send,
      signals,
      opinion,
      invite,
      withdrawGuest,
    },
    telehealthGuests: { look, enter, state: guestState, send: guestSend, leave },
  },
  tables: telehealthLiveTables,
} satisfies Area;
