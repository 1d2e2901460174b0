import { os } from '#provider/core/context.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { dutyOf } from '#provider/core/telehealth/duty.ts';

const waiting = os.telehealthDuty.waiting.handler(async ({ input: { serviceCode }, context, errors }) => {
  await failAsSet(context, { call: 'waiting' });
  const { telehealthDuty } = context.store;
  const count = await telehealthDuty.waiting(serviceCode);
  if (count === undefined) throw errors.NOT_FOUND();
  const now = context.clock.now().getTime();
  const { dutyFrom, ...duty } = dutyOf(await telehealthDuty.ofService(serviceCode), { now });
  return {
    waiting: count,
    ...duty,
    ...(dutyFrom !== null && { dutyFrom: new Date(dutyFrom).toISOString() }),
    at: new Date(now).toISOString(),
  };
});

const consultant = os.telehealthDuty.consultant.handler(
  async ({ input: { consultantId: id }, context, errors }) => {
    await failAsSet(context, { call: 'waiting' });
    const { telehealthDuty } = context.store;
    const found = await telehealthDuty.consultant(id);
    if (!found || !(await telehealthDuty.isShown(id))) throw errors.NOT_FOUND();
    return { status: found.status };
  },
);

export const telehealthDuty = { waiting, consultant };
