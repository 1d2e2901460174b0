import { createHash } from 'node:crypto';

/**
 * Where a request comes from, as its browser says it: whether that was one of our pages, and which, by a hash. A redirect is
 * followed with the same two, and a press in another tab comes with others. A browser without the first says too little of either.
 */
export type CameFrom = { site?: string; page?: string };

export function cameFrom(headers: Headers): CameFrom {
  const site = headers.get('sec-fetch-site');
  const page = headers.get('referer');
  return site ? { site, ...(page ? { page: hashOf(page) } : {}) } : {};
}

/** False where both say it, and differently: a browser that says nothing is believed. */
export const isSameTab = (one: CameFrom = {}, other: CameFrom = {}) =>
  (['site', 'page'] as const).every((part) => !one[part] || !other[part] || one[part] === other[part]);

const hashOf = (page: string) => createHash('sha256').update(page).digest('base64url').slice(0, 16);
