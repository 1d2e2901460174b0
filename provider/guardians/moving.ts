import type { LinkState } from '#contract/guardians/schemas.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountPatientRow } from '#provider/core/rows.ts';
import { endLink, freeHeld } from '#provider/core/links/ending.ts';
import { undoUntilOf } from './rules.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';

type Move = Readonly<{
  context: Pick<CallContext, 'clock' | 'portalOrigin'>;
  /** A transaction that has locked the patient. */
  store: StoreInTransaction;
  link: AccountPatientRow;
  to: LinkState;
  by: NonNullable<AccountPatientRow['ended_by']>;
}>;

/** Makes a change of a link that the rules allow, with all that comes of it: held times, and mails to both. */
export async function moveLink({ context, store, link, to, by }: Move) {
  const { account_id: accountId, patient_id: patientId, link_state: from } = link;
  const now = context.clock.now().getTime();
  const pair = { accountId, patientId };
  const told = { ...pair, by, wasAsked: from === 'W', askedOf: link.waits_for };
  if (to === 'D') {
    await endLink(store, { ...pair, endedBy: by, now, undoUntil: undoUntilOf({ link, to, by }, now) });
    // Nobody who was blocked hears of it.
    if (from !== 'J') await tellOfLink(context, store, { ...told, event: 'ENDED' });
    return;
  }
  if (to === 'C') {
    const begins = { linked_at: now, waits_for: null, typed: null };
    await store.links.change({ ...pair, from, to, now, ...begins });
    await tellOfLink(context, store, { ...told, event: 'BEGUN' });
    return;
  }
  if (to === 'W') {
    // While it waits it does not act; that is as if it had ended, to both, who see in their lists that it waits.
    if (from === 'C') await tellOfLink(context, store, { ...told, event: 'ENDED' });
    const isForPerson = link.role === 'WARD' && (await store.enrolment.canAnswer(patientId));
    const waits = { waits_for: isForPerson ? ('PERSON' as const) : ('UNIT' as const), asked_at: now };
    await store.links.change({ ...pair, from, to, now, ...waits });
    await freeHeld(store, pair);
    return;
  }
  // What is for the unit to answer stays so while the person has it blocked: unblocking is no confirmation of it.
  const answered = { waits_for: link.waits_for === 'UNIT' ? ('UNIT' as const) : null };
  await store.links.change({ ...pair, from, to, now, ...answered });
  await freeHeld(store, pair);
}
