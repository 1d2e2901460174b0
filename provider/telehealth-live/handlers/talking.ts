import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import { keyHashOf } from '#provider/telehealth/claimed.ts';
import { failAsSet } from '#provider/telehealth/faults.ts';
import type { ChatMessageRow } from '#provider/telehealth/tables.ts';
import { isTakenByOther } from '#provider/telehealth-live/rules/ready.ts';
import { tokenIn } from '#provider/telehealth-live/rules/token.ts';
import { exchange } from '#provider/telehealth-live/signalling.ts';
import { foundOf, standingOf } from '#provider/telehealth-live/standing.ts';
import { claimAndFail, requireOpen, writeLive } from '#provider/telehealth-live/write.ts';

const MOST_LINES = 2_000;
const ALL = -1;

const viewOf = (row: ChatMessageRow, accountId: string) => ({
  id: `line-${row.position}`,
  position: row.position,
  sentAt: new Date(row.sent_at).toISOString(),
  sender: row.sender,
  side: row.side ?? ('PATIENT' as const),
  isOwn: row.account_id === accountId,
  text: row.text,
});

export const messages = os.telehealthLive.messages.handler(
  async ({ input: { consultationId, after = ALL }, context }) => {
    const action = 'telehealthLive.messages';
    const { claimed } = await claimAndFail(context, { consultationId, action, call: 'live.chat' });
    const rows = await context.store.telehealthTalk.lines({ id: claimed.id, after });
    return {
      lines: rows.map((row) => viewOf(row, claimed.accountId)),
      at: context.clock.now().toISOString(),
    };
  },
);

/** C-58. Kept at once and once for a key; a key that comes again answers its line even after the end. */
export const send = os.telehealthLive.send.handler(
  async ({ input: { consultationId, text, key, seat }, context, errors }) => {
    const action = 'telehealthLive.send';
    const { claimed } = await claimAndFail(context, { consultationId, action, call: 'live.chat' });
    const { id, accountId } = claimed;
    const account = await context.account();
    const key_hash = keyHashOf(accountId, id, key);
    const before = await context.store.telehealthTalk.lineOfKey(key_hash);
    if (before) return viewOf(before, accountId);

    const row = await writeLive({
      context,
      errors,
      claimed,
      async work(store, { live, now }) {
        const meanwhile = await store.telehealthTalk.lineOfKey(key_hash);
        if (meanwhile) return [meanwhile, false];
        if (seat !== undefined && isTakenByOther(live, seat, now)) throw errors.SEAT_TAKEN();
        if ((await store.telehealthTalk.sum(id)).count >= MOST_LINES) throw errors.FULL();
        const line = { teleconsultation_id: id, sent_at: now, text, key_hash, account_id: accountId };
        const sender = `${account.name} ${account.last_name}`;
        return [await store.telehealthTalk.add({ ...line, sender, side: 'PATIENT' }), true];
      },
    });
    return viewOf(row, accountId);
  },
);

const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

/** Whose it is, without an entry of the audit: it is asked every second, and no record is reached by it. */
async function claimedQuietly(context: CallContext, id: string) {
  const { id: accountId } = await context.account();
  const { booked, asked } = await foundOf(context.store, { id, accountId });
  const patientId = (booked ?? asked)?.patient_id;
  const patient = (await context.linkedPatients()).find((one) => one.id === patientId);
  if (!patient || !(await context.access.mayReach({ patient, madeBy: null }))) throw notFound();
  return { accountId, patientId: patient.id };
}

export const signals = os.telehealthLive.signals.handler(
  async ({ input: { consultationId: id, token, from, after, send: sent }, context, errors }) => {
    const { accountId, patientId } = await claimedQuietly(context, id);
    await failAsSet(context, { call: 'live.signals', patientId });
    const now = context.clock.now().getTime();
    const standing = await standingOf(context.store, { id, accountId, now });
    requireOpen(standing, errors);
    const claims = tokenIn(standing.live, { token, now });
    if (claims?.role !== 'patient') throw errors.TOKEN_REFUSED();
    const { session, role } = claims;
    const said = { session, role, patientId, from, after, send: sent, now };
    const answer = await exchange(context.store, said);
    if (!answer) throw errors.TOO_MANY();
    return answer;
  },
);
