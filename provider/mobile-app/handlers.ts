import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { isGood, keptPin, newPin } from './rules.ts';

const momentOf = ({ clock }: CallContext) => {
  const now = clock.now().getTime();
  return { now, today: localDay(now) };
};

/** The area of the unit that has none is nobody's (AP-45). @throws NOT_FOUND */
async function requireArea({ store }: CallContext, errors: { NOT_FOUND: () => Error }) {
  if (!(await store.settings.hasMobileApp())) throw errors.NOT_FOUND();
}

const check = os.mobileApp.check.handler(async ({ input: { id }, context, errors }) => {
  await context.access.patient({ patientId: id, action: 'mobileApp.check' });
  await requireArea(context, errors);
  const { now, today } = momentOf(context);
  const of = { patientId: id, today };
  const app = await context.store.mobileApps.app(of);
  const pin = await context.store.mobileApps.pin(of);
  const waiting = pin && isGood({ row: pin, now }) ? pin : undefined;
  return {
    value: app !== undefined || waiting !== undefined,
    pinUntil: waiting && new Date(waiting.valid_until).toISOString(),
    hasUnit: app && app.unit_linked_at !== null,
  };
});

const confirm = os.mobileApp.confirm.handler(async ({ input: { id }, context, errors }) => {
  const whose = { patientId: id, action: 'mobileApp.confirm' } as const;
  await context.access.patient(whose);
  await requireArea(context, errors);
  const entry = await context.access.entry(whose);
  const { now } = momentOf(context);
  const pin = newPin();
  const row = await context.store.transaction(async (store) => {
    const { id: accountId } = await context.lockedAccount(store);
    await store.patients.lock(id);
    const kept = keptPin({ patientId: id, accountId, pin, now });
    await store.mobileApps.keepPin(kept);
    await store.audit.add([entry]);
    return kept;
  });
  return { value: pin, validUntil: new Date(row.valid_until).toISOString() };
});

const unregister = os.mobileApp.unregister.handler(async ({ input: { id }, context, errors }) => {
  const whose = { patientId: id, action: 'mobileApp.unregister' } as const;
  await context.access.patient(whose);
  await requireArea(context, errors);
  const entry = await context.access.entry(whose);
  const { now, today } = momentOf(context);
  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(id);
    const of = { patientId: id, today };
    const app = await store.mobileApps.app(of);
    const pin = await store.mobileApps.pin(of);
    const isPinAlone = !app && pin !== undefined && isGood({ row: pin, now });
    if (!isPinAlone && (!app || app.unit_linked_at === null)) throw errors.NO_UNIT();
    await store.mobileApps.dropApp(id);
    await store.mobileApps.dropPin(id);
    await store.audit.add([entry]);
  });
  return { value: true as const };
});

export const mobileApp = { check, confirm, unregister };
