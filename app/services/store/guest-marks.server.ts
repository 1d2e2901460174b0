import { ROW_BYTES } from './guest-drafts-trim.server.ts';
import { hashOf } from './sealed.server.ts';
import type { StoredNotice } from './session-notices.server.ts';
import type { PortalDatabase } from './tables.server.ts';

type Place = { browserId: string; id: string };

const NOTICES_KEPT = 5;

/** The marks of a guest's draft beside its answers. None of it makes a draft. */
export function marksOf(db: PortalDatabase) {
  const rowOf = ({ browserId, id }: Place) =>
    db.updateTable('guest_drafts').where('id', '=', id).where('owner_hash', '=', hashOf(browserId));

  return {
    /** Somebody is there still: at a kiosk the draft stays. */
    async touch({ now, ...place }: Place & { now: number }) {
      await rowOf(place).set({ seen_at: now }).execute();
    },

    /** Marks a draft of which a program has filled the field that nobody sees. */
    async trap(place: Place) {
      await rowOf(place).set({ is_trap: 1 }).execute();
    },

    async keepNotices({ id, notices }: { id: string; notices: readonly StoredNotice[] }) {
      await db
        .updateTable('guest_drafts')
        .set({ notices: notices.length > 0 ? JSON.stringify(notices.slice(0, NOTICES_KEPT)) : null })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes what was answered; the row says that there was a draft until its day is over. */
    async remove(place: Place) {
      await rowOf(place)
        .set({ state: 'DELETED', sealed_answers: '', notices: null, bytes: ROW_BYTES })
        .execute();
    },
  };
}
