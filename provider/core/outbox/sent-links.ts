type SentLink = Readonly<{ page: string; token?: string; wanted: string | undefined }>;

/** Returns the link of a mail: its page of the portal, the token, and the page that is wanted in the end. */
export function linkTo({ page, token, wanted }: SentLink) {
  // The token is last: what a sentence or a mail program puts after the link is taken off it there.
  const query = new URLSearchParams({ ...(wanted ? { return: wanted } : {}), ...(token ? { token } : {}) });
  return query.size > 0 ? `${page}${page.includes('?') ? '&' : '?'}${query.toString()}` : page;
}
