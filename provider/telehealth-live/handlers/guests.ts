import { ORPCError } from '@orpc/server';
import { READY_MS } from '#contract/telehealth-live/reading/media.ts';
import { createAccess } from '#provider/core/access.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import type { Action } from '#provider/core/actions.ts';
import { keyHashOf } from '#provider/core/telehealth/claimed.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { claimedQuietly, standingOf } from '#provider/telehealth-live/standing.ts';
import type { TelehealthGuestRow } from '#provider/telehealth-live/tables.ts';
import { stateOf } from '#provider/telehealth-live/view.ts';
import { claimAndFail, requireConsent, requireOpen, writeLive } from '#provider/telehealth-live/write.ts';
import { keepLine, lineView } from './talking.ts';

const ALL = -1;
const none = () => new ORPCError('NOT_FOUND', { status: 404 });
/** Whatever stands in a guest's way is one answer. */
const ONE_ANSWER = { CLOSED: none, NO_CONSENT: none };

/** The context of whoever has let a guest in: at this moment the guest reaches by it what that account reaches, and nothing more. @throws NOT_FOUND */
async function hostOf(context: CallContext, row: TelehealthGuestRow | undefined) {
  const account = row && (await context.store.accounts.byId(row.account_id));
  if (!row || account?.state !== 'ACTIVE') throw none();
  const linked = context.store.patients.ofAccount(account.id);
  const own = { ...context, account: () => Promise.resolve(account), linkedPatients: () => linked };
  return { row, host: { ...own, access: createAccess(own) } };
}

/** Lets a guest in as far as they may act at this moment, by the code or by the session. @throws NOT_FOUND */
async function letIn(context: CallContext, found: TelehealthGuestRow | undefined, action: Action) {
  const { row, host } = await hostOf(context, found);
  const { consultation_id: consultationId, patient_id: patientId } = row;
  const asked = { consultationId, patientId, action, call: 'live.guest' } as const;
  const { claimed } = await claimAndFail(host, asked);
  await requireConsent(host, ONE_ANSWER, claimed);
  return { row, host, claimed };
}

const nowOf = ({ clock }: CallContext) => clock.now().getTime();

export const look = os.telehealthGuests.look.handler(async ({ input: { code }, context }) => {
  const found = await context.store.telehealthGuests.byCode(hashOf(code));
  const { row, host } = await hostOf(context, found);
  const { consultation_id: id } = row;
  const { accountId, patient } = await claimedQuietly(host, id);
  await failAsSet(context, { call: 'live.guest', patientId: patient.id });
  await requireConsent(host, ONE_ANSWER, { patient });
  const standing = await standingOf(context.store, { id, accountId, now: nowOf(context) });
  requireOpen(standing, ONE_ANSWER, { mayBeEarly: true });
  if (row.session_hash !== null) throw none();
  const { state, opensAt } = standing.window;
  if (state !== 'EARLY') return { window: 'OPEN' as const };
  return { window: state, ...(opensAt === null ? {} : { opensAt: new Date(opensAt).toISOString() }) };
});

/** The code is used by one conditional change of its row; the same session again is as good as done. */
export const enter = os.telehealthGuests.enter.handler(
  async ({ input: { code, name, session }, context, errors }) => {
    const codeHash = hashOf(code);
    const found = await context.store.telehealthGuests.byCode(codeHash);
    const { host, claimed } = await letIn(context, found, 'telehealthGuests.enter');
    await writeLive({
      context: host,
      errors: { CLOSED: ({ data }) => (data.errorCode === 'EARLY' ? errors.EARLY() : none()) },
      claimed,
      async work(store, { now }) {
        const taken = await store.telehealthGuests.take({
          codeHash,
          sessionHash: hashOf(session),
          name,
          now,
        });
        if (taken === null) throw none();
        return [null, taken];
      },
    });
    return { entered: true as const };
  },
);

/** Lines of before the guest came are none of theirs. */
export const state = os.telehealthGuests.state.handler(async ({ input: { session }, context }) => {
  const found = await context.store.telehealthGuests.bySession(hashOf(session));
  const { row, host, claimed } = await letIn(context, found, 'telehealthGuests.state');
  const { id, accountId } = claimed;
  const now = nowOf(context);
  const standing = await standingOf(context.store, { id, accountId, now });
  requireOpen(standing, ONE_ANSWER, { mayBeEarly: true });
  await context.store.transaction((store) =>
    store.telehealthGuests.seen({ codeHash: row.code_hash, until: now + READY_MS.page }),
  );
  const live = await stateOf(context.store, standing, { accountId, media: context.sessions.media });
  const lines = await context.store.telehealthTalk.lines({ id, after: ALL });
  const { language } = host;
  return {
    name: row.name ?? '',
    dateFrom: live.dateFrom,
    dateTo: live.dateTo,
    window: live.window === 'EARLY' ? ('EARLY' as const) : ('OPEN' as const),
    consultant: live.consultant?.name,
    unit: { name: live.unit.name, phoneNumber: live.unit.phoneNumber },
    doctor: live.doctor,
    isPatientThere: live.ready !== undefined,
    lines: lines
      .filter(({ sent_at: sentAt }) => sentAt >= (row.joined_at ?? now))
      .map((line) => lineView(line, { language, isOwn: line.side === 'GUEST' })),
    at: live.at,
  };
});

export const send = os.telehealthGuests.send.handler(
  async ({ input: { session, text, key }, context, errors }) => {
    const found = await context.store.telehealthGuests.bySession(hashOf(session));
    const { row, host, claimed } = await letIn(context, found, 'telehealthGuests.send');
    const keyHash = keyHashOf(row.code_hash, claimed.id, key);
    const line = { text, sender: row.name ?? '', side: 'GUEST' as const, account_id: null };
    await writeLive({
      context: host,
      errors: ONE_ANSWER,
      claimed,
      async work(store, standing) {
        if (!(await store.telehealthGuests.byCode(row.code_hash))) throw none();
        return keepLine(store, standing, { ...line, keyHash, errors });
      },
    });
    return { sent: true as const };
  },
);

export const leave = os.telehealthGuests.leave.handler(async ({ input: { session }, context }) => {
  const found = await context.store.telehealthGuests.bySession(hashOf(session));
  const { row, host, claimed } = await letIn(context, found, 'telehealthGuests.leave');
  await writeLive({
    context: host,
    errors: ONE_ANSWER,
    claimed,
    mayBeEarly: true,
    async work(store, { id, now }) {
      if (!(await store.telehealthGuests.byCode(row.code_hash))) throw none();
      return [null, await store.telehealthGuests.end({ id, now })];
    },
  });
  return { left: true as const };
});
