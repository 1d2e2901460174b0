type SentLink = Readonly<{ page: string; token?: string; wanted: string | undefined }>;

/** Returns the link of a mail: its page of the portal, the token, and the page that is wanted in the end. */
export function linkTo({ page, token, wanted }: SentLink) {
  const query = new URLSearchParams({ ...(token ? { token } : {}), ...(wanted ? { return: wanted } : {}) });
  return query.size > 0 ? `${page}?${query.toString()}` : page;
}
