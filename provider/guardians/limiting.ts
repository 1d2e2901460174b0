import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { localDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import { scopeOf } from '#contract/people/reading/scope.ts';
import type { AccountPatientRow } from '#provider/core/rows.ts';
import { actorOf, entryOf, linkedTo, lockedLink } from './asking.ts';
import { limitRefusal } from './rules.ts';
import { tellOfLimit, tellOfScope } from './telling-limit.ts';

type Pair = Readonly<{ accountId: string; patientId: string }>;
type Errors = Record<
  'NOT_FOUND' | Exclude<ReturnType<typeof limitRefusal>, null | 'IN_THE_PAST'>,
  () => Error
>;
type Limiting = Pair & {
  context: CallContext;
  errors: Errors & Partial<Record<'IN_THE_PAST', () => Error>>;
  action: Action;
  until?: Day | undefined;
  write: (store: StoreInTransaction, link: AccountPatientRow) => Promise<void>;
};

/** The represented adult changes what a link that acts for them allows; both of its limits are written so. */
async function limiting({ context, errors, action, accountId, patientId, until, write }: Limiting) {
  const patient = await linkedTo(context, patientId);
  if (!patient) throw errors.NOT_FOUND();
  const entry = await entryOf({ context, patient, action, object: accountId });
  await context.store.transaction(async (store) => {
    const { accountId: mine, own } = await lockedLink(context, { store, patientId });
    const link = await store.links.get({ accountId, patientId });
    const isOwnLink = accountId === mine;
    if (!link || link.role === 'PATIENT' || actorOf({ own, isOwnLink }) !== 'REPRESENTED')
      throw errors.NOT_FOUND();
    const today = localDay(context.clock.now().getTime());
    const refusal = limitRefusal({ link, birthDate: patient.birth_date, today, until });
    if (refusal) throw (errors[refusal] ?? errors.LINK_STATE)();
    await write(store, link);
    await store.audit.add([entry]);
  });
}

export const limit = os.guardians.limit.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, until } = input;
  const pair = { accountId, patientId };
  const last = until ?? null;
  const write: Limiting['write'] = async (store, link) => {
    if (link.acts_until === last) return;
    await store.links.bound(pair, { acts_until: last });
    await tellOfLimit(context, store, { ...pair, until: last });
  };
  await limiting({ context, errors, action: 'guardians.limit', ...pair, until, write });
  return { ...pair, ...present({ actsUntil: last }) };
});

export const narrow = os.guardians.narrow.handler(async ({ input, context, errors }) => {
  const { accountId, patientId, scope } = input;
  const pair = { accountId, patientId };
  const write: Limiting['write'] = async (store, link) => {
    if (scopeOf(link.scope ?? undefined) === scope) return;
    await store.links.bound(pair, { scope });
    await tellOfScope(context, store, { ...pair, scope });
  };
  await limiting({ context, errors, action: 'guardians.narrow', ...pair, write });
  return { ...pair, scope };
});
