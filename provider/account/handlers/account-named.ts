import type { CallContext } from '#provider/core/context.ts';

/**
 * C§3: by the login, and by the e-mail address where that is what the page asks for: of several people with one mailbox the account
 * that was there first, for the others have names of their own (C-18). The same work whoever is named, so that its time betrays nothing.
 */
export async function accountNamed({
  context: { store },
  username,
}: {
  context: Pick<CallContext, 'store'>;
  username: string;
}) {
  const { usernamePromptMode } = await store.settings.login();
  const ofAddress = usernamePromptMode === 'E_MAIL' ? await store.accounts.byEmail({ email: username }) : [];
  const [first] = ofAddress.sort((one, other) => one.created_at - other.created_at);
  return (await store.accounts.byUsername(username)) ?? first;
}
