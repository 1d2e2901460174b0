import type { CallContext } from '#provider/core/context.ts';

/**
 * C§3: by the login, and by the e-mail address where that is what the page asks for. The same work whoever is named, so that
 * its time betrays nothing.
 */
export async function accountNamed({
  context: { store },
  username,
}: {
  context: Pick<CallContext, 'store'>;
  username: string;
}) {
  const { usernamePromptMode } = await store.settings.login();
  const [byEmail, another] =
    usernamePromptMode === 'E_MAIL' ? await store.accounts.byEmail({ email: username }) : [];
  return (await store.accounts.byUsername(username)) ?? (another ? undefined : byEmail);
}
