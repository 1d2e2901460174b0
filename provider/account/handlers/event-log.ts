import type { SignInEvent } from '#contract/account/calls/event-log.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { userNameOf } from '#provider/core/user-name.ts';

type Event = { type: SignInEvent; username: string; description?: string | undefined };

/** Notes what happened at the door; once a request, whoever tells it (C-08). */
export const noteEvent = ({ clock, requestId, device, store }: CallContext, event: Event) =>
  store.signInEvents.note({ at: clock.now(), requestId, device, ...event });

const logEvent = os.account.logEvent.handler(async ({ input, context, errors }) => {
  const { tokenHash, store } = context;
  if (tokenHash !== null && (await store.accounts.hasSession(tokenHash))) throw errors.FORBIDDEN();
  const { eventLogType: type, username, description } = input;
  await noteEvent(context, { type, username: userNameOf(username), description });
  return { logged: true };
});

export const eventLog = { logEvent };
