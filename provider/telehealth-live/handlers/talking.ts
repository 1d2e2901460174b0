import { os, type CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { keyHashOf } from '#provider/core/telehealth/claimed.ts';
import { senderOf } from '#provider/telehealth/senders.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import type { ChatMessageRow } from '#provider/core/rows.ts';
import { isTakenByOther } from '#provider/telehealth-live/rules/ready.ts';
import { tokenIn } from '#provider/telehealth-live/rules/token.ts';
import { exchange } from '#provider/telehealth-live/signalling.ts';
import { claimedQuietly, standingOf, type Standing } from '#provider/telehealth-live/standing.ts';
import { claimAndFail, requireOpen, writeLive } from '#provider/telehealth-live/write.ts';

const MOST_LINES = 2_000;
const ALL = -1;

/** A line of the chat, as whoever reads it sees it. */
export const lineView = (
  row: ChatMessageRow,
  { language, isOwn }: { language: CallContext['language']; isOwn: boolean },
) => ({
  id: `line-${row.position}`,
  position: row.position,
  sentAt: new Date(row.sent_at).toISOString(),
  sender: senderOf(row, language),
  side: row.side ?? ('PATIENT' as const),
  isOwn,
  text: row.text,
});

type Line = Omit<ChatMessageRow, 'position' | 'teleconsultation_id' | 'sent_at' | 'key_hash'>;
type Once = Readonly<{ keyHash: string; errors: { FULL: () => Error } }>;

/** Keeps a line once for its key; says whether it is new. @throws FULL */
export async function keepLine(
  store: StoreInTransaction,
  { id, now }: Pick<Standing, 'id' | 'now'>,
  { keyHash, errors, ...line }: Line & Once,
): Promise<readonly [ChatMessageRow, boolean]> {
  const before = await store.telehealthTalk.lineOfKey(keyHash);
  if (before) return [before, false];
  if ((await store.telehealthTalk.sum(id)).count >= MOST_LINES) throw errors.FULL();
  const row = { ...line, teleconsultation_id: id, sent_at: now, key_hash: keyHash };
  return [await store.telehealthTalk.add(row), true];
}

type Reader = Readonly<{ context: Pick<CallContext, 'language'>; accountId: string }>;

const viewFor = (row: ChatMessageRow, { context: { language }, accountId }: Reader) =>
  lineView(row, { language, isOwn: row.account_id === accountId });

export const messages = os.telehealthLive.messages.handler(
  async ({ input: { consultationId, after = ALL }, context }) => {
    const action = 'telehealthLive.messages';
    const { claimed } = await claimAndFail(context, { consultationId, action, call: 'live.chat' });
    const rows = await context.store.telehealthTalk.lines({ id: claimed.id, after });
    return {
      lines: rows.map((row) => viewFor(row, { context, accountId: claimed.accountId })),
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
    const keyHash = keyHashOf(accountId, id, key);
    const before = await context.store.telehealthTalk.lineOfKey(keyHash);
    if (before) return viewFor(before, { context, accountId });

    const row = await writeLive({
      context,
      errors,
      claimed,
      async work(store, standing) {
        const { live, now } = standing;
        const isTaken = seat !== undefined && isTakenByOther(live, seat, now);
        if (isTaken && !(await store.telehealthTalk.lineOfKey(keyHash))) throw errors.SEAT_TAKEN();
        const sender = `${account.name} ${account.last_name}`;
        const line = { text, sender, side: 'PATIENT' as const, account_id: accountId };
        return keepLine(store, standing, { ...line, keyHash, errors });
      },
    });
    return viewFor(row, { context, accountId });
  },
);

export const signals = os.telehealthLive.signals.handler(
  async ({ input: { consultationId: id, token, from, after, send: sent }, context, errors }) => {
    const { accountId, patient } = await claimedQuietly(context, id);
    const { id: patientId } = patient;
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
