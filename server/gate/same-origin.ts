/** The origin of a POST's page, as its headers say it. */
export type Provenance = 'ours' | 'foreign' | 'unsaid';

/**
 * Sec-Fetch-Site decides; without it Origin, which must be the very origin that was addressed; browsers that send
 * neither say nothing. A null Origin is foreign.
 */
export function provenanceOf({ headers, origin }: { headers: Headers; origin: string }): Provenance {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' ? 'ours' : 'foreign';

  const named = headers.get('origin');
  if (named !== null) return named === origin ? 'ours' : 'foreign';
  return 'unsaid';
}

/** Tells whether the browser says that the form was on one of our pages. Good enough to keep answers, never to act on. */
export function comesFromOwnPage({ headers, origin }: { headers: Headers; origin: string }) {
  const referer = headers.get('referer');
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === origin;
}
