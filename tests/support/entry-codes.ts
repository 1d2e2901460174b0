/** Another system of the hospital leads somebody to the portal: the path and query of the link (S-05). */
export async function ssoLinkFor(benchOrigin: string, username: string): Promise<string> {
  const answer = await fetch(`${benchOrigin}/sso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  });
  if (!answer.ok) throw new Error(`No code for ${username}: ${answer.status}`);
  const { link } = (await answer.json()) as { link: string };
  const { pathname, search } = new URL(link);
  return pathname + search;
}
