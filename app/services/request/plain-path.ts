/** One way to write a path, for the router takes case, escapes and slashes lightly; null when an escape is broken. */
export function plainPath(pathname: string) {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}

export const isBelow = (path: string, start: string) =>
  path.startsWith(start) && (path.length === start.length || path.charAt(start.length) === '/');

/** Returns what fits a path with parameters: `:name` is any one segment. */
export const patternOf = (path: string, end: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}${end}`);
