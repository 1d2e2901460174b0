import { os } from '#provider/core/context.ts';

const toConfirm = os.consents.toConfirm.handler(async ({ context }) => {
  const { id } = await context.account();
  const rows = await context.store.consents.toConfirm(id);
  return rows.map(({ valid_from: validFrom, required, ...row }) => ({
    ...row,
    validFrom,
    required: required === 1,
  }));
});

const confirm = os.consents.confirm.handler(async ({ input: { decisions }, context, errors }) => {
  const { id: accountId } = await context.account();
  const at = context.clock.now().getTime();

  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    const asked = await store.consents.asked(accountId);
    const found = decisions.map((decision) => ({
      decision,
      row: asked.find(({ id, version }) => id === decision.id && version === decision.version),
    }));
    const isStale = found.some(
      ({ decision: { accepted }, row }) =>
        !row || (row.answered_at !== null && (row.accepted === 1) !== accepted),
    );
    if (isStale) throw errors.CONSENT_CHANGED();
    const owed = found.filter(({ decision, row }) => row?.required === 1 && !decision.accepted);
    if (owed.length > 0)
      throw errors.CONSENT_REQUIRED({ data: { ids: owed.map(({ decision }) => decision.id) } });

    for (const { decision } of found) await store.consents.answer({ ...decision, accountId, at });
  });
  return { confirmed: true };
});

export const consents = { toConfirm, confirm };
