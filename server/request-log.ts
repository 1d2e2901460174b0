/**
 * The path as the log may hold it: words of the portal's own map stay, everything else (ids, what people type into the
 * address bar) becomes "*"; there is no query.
 */
export function maskedPath({ pathname, words }: { pathname: string; words: ReadonlySet<string> }) {
  return pathname
    .split('/')
    .map((segment) => (segment === '' || words.has(segment) ? segment : '*'))
    .join('/');
}

/** The words of the route map. */
export function wordsOf(
  routes: Readonly<Record<string, { path?: string } | undefined>>,
): ReadonlySet<string> {
  const segments = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? []);
  return new Set(['healthz', ...segments.filter((segment) => !/^[:*]/.test(segment))]);
}
