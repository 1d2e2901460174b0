import { canBeOpened } from '#provider/account/rules/notifications.ts';
import { os } from '#provider/core/context.ts';

const notification = os.account.notification.handler(async ({ input: { guid }, context, errors }) => {
  const { id: accountId } = await context.account();
  const found = await context.store.notifications.find({ guid, accountId });
  const now = context.clock.now().getTime();
  if (!found || !canBeOpened({ createdAt: found.created_at, now })) throw errors.NOT_FOUND();
  return { contextType: found.context_type, contextId: found.context_id };
});

export const accountNotification = { notification };
