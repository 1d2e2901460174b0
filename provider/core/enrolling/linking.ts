import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import type { CallContext } from '#provider/core/context.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { PLAIN_LINK } from '#provider/core/plain-rows.ts';
import type { LookedFor } from './known.ts';
import { isBackAtOnce, waitsFor } from './rules.ts';

type Linking = {
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'portalOrigin'>;
  accountId: string;
  role: PatientRole;
  /** The details that were typed of the person, as JSON. */
  typed: string;
};

type Known = Linking & LookedFor & { found: NonNullable<LookedFor['found']> };

type New = Omit<Linking, 'typed'> & { patientId: string };

/** Links the account to somebody whom it has just registered (AP-17); nobody is told. */
export async function putNewLink({ store, context, accountId, role, patientId }: New) {
  const now = context.clock.now().getTime();
  await store.enrolment.putLink({
    ...PLAIN_LINK,
    account_id: accountId,
    patient_id: patientId,
    role,
    link_state: 'C',
    linked_at: now,
    changed_at: now,
  });
}

/** The same, and both sides are told. */
export async function linkNew({ store, context, accountId, role, patientId }: New) {
  await putNewLink({ store, context, accountId, role, patientId });
  await tellOfLink(context, store, { event: 'BEGUN', accountId, patientId, by: 'ACCOUNT' });
}

/**
 * Asks for a link to somebody who is known, or lets an ended one come back (AP-16, AP-59). One that waits goes on to wait; one that the
 * person has blocked stays so, and nobody is told, though it looks as if.
 */
export async function askForLink({ store, context, accountId, role, typed, found, link, canAnswer }: Known) {
  const now = context.clock.now().getTime();
  const { person, isSure } = found;
  if (link?.link_state === 'C') return 'C';
  if (link?.link_state === 'J' || link?.link_state === 'W') {
    await store.enrolment.noteTyped({ accountId, patientId: person.id, typed, now });
    return 'W';
  }
  const who = { role, person, isSure, today: localDay(now) };
  const isBack = link !== undefined && isBackAtOnce({ ...who, link });
  await store.enrolment.putLink({
    ...PLAIN_LINK,
    account_id: accountId,
    patient_id: person.id,
    role,
    link_state: isBack ? 'C' : 'W',
    linked_at: now,
    changed_at: now,
    // What the unit has limited stays so, however often the parent ends it and asks again (AP-22).
    ...(isBack
      ? { acts_until: link.acts_until, scope: link.scope }
      : { waits_for: waitsFor({ ...who, canAnswer }), asked_at: now, typed }),
  });
  const event = isBack ? 'BEGUN' : 'ASKED';
  await tellOfLink(context, store, { event, accountId, patientId: person.id, by: 'ACCOUNT' });
  return isBack ? 'C' : 'W';
}
