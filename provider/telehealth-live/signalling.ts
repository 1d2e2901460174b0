import type { Store } from '#provider/core/store.ts';
import type { TelehealthSignalRow } from './tables.ts';

type Sent = Readonly<{ kind: TelehealthSignalRow['kind']; body: string }>;
type Exchange = Readonly<{
  session: string;
  role: TelehealthSignalRow['role'];
  patientId: string;
  from: string;
  after: number;
  send: readonly Sent[];
  now: number;
}>;

/** Passes on what one browser sends, and answers what others of the session have sent; null: it was too much. */
export async function exchange(store: Store, { session, role, patientId, from, after, send, now }: Exchange) {
  if (send.length > 0) {
    const rows = send.map((one) => ({ ...one, session_id: session, sender: from, role, sent_at: now }));
    const isPassed = await store.transaction(async (within) => {
      await within.patients.lock(patientId);
      return within.telehealthTalk.pass(rows, now);
    });
    if (!isPassed) return null;
  }
  const rows = await store.telehealthTalk.signals({ session, after, sender: from });
  return {
    signals: rows.map(({ position, sender, role: of, kind, body }) => ({
      position,
      from: sender,
      role: of,
      kind,
      body,
    })),
    last: await store.telehealthTalk.lastSignal(session),
  };
}
