import { instant, type AreaToDo } from '#provider/core/waiting.ts';

/** The numbers that are named of messages that clinicians have written, and of others. */
const MOST = { mostOfClinicians: 50, mostOthers: 3 };

/** Messages that nobody has read, those of clinicians apart; of what is not named how many there are. */
export const toDo: AreaToDo = async ({ context: { store }, accountId }) => {
  const rows = await store.messages.unreadFirst({ accountId, ...MOST });
  const left = Number(rows[0]?.total ?? 0) - rows.length;
  const named = rows.map(({ id, title, sender, sent_at: sentAt, is_clinicians: is }) => {
    const urgency = Number(is) === 1 ? ('clinician' as const) : ('unread' as const);
    const who = sender ? { who: sender } : {};
    return { kind: urgency, ref: { id }, urgency, since: instant(sentAt), name: title, ...who };
  });
  return [
    ...named.filter(({ kind }) => kind === 'clinician'),
    ...named.filter(({ kind }) => kind === 'unread'),
    ...(left > 0
      ? [{ kind: 'others', ref: { id: accountId }, urgency: 'unread' as const, count: left }]
      : []),
  ];
};
