const CONTROL_OR_BACKSLASH = /[\u0000-\u001f\u007f\\]/;
const BASE = 'http://portal.invalid';

/**
 * An address within the portal, rebuilt from its path and query; null for anything that leads elsewhere
 * (security: redirect targets).
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || CONTROL_OR_BACKSLASH.test(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  if (!URL.canParse(value, BASE)) return null;

  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}
