const FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const TWO_YEARS_SECONDS = 63_072_000;

/** Who gets the headers: browsers over https, and in development pages with Vite's inline styles. */
export type HeaderOptions = Readonly<{ isSecure: boolean; allowsInlineStyles?: boolean }>;

/** What every response carries, files and errors too. Referrer-Policy is not no-referrer: that makes browsers post with Origin: null. */
export function securityHeaders({ isSecure, allowsInlineStyles = false }: HeaderOptions) {
  const fixed: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` } : {}),
  };
  const formsLeadTo = (target: string | null) => `form-action 'self'${target === null ? '' : ` ${target}`}`;
  const beforeScripts = (target: string | null) =>
    `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${formsLeadTo(target)}; img-src 'self' data:; ` +
    `font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; style-src 'self'${allowsInlineStyles ? " 'unsafe-inline'" : ''}; script-src 'self'`;

  return {
    fixed,
    /**
     * The policy of a page whose few scripts carry the nonce; without one, of everything else. `formTarget`: the one other origin to
     * which its form leads.
     */
    contentPolicy({
      nonce,
      formTarget = null,
    }: { nonce?: string | undefined; formTarget?: string | null } = {}) {
      const policy = beforeScripts(formTarget);
      return nonce ? `${policy} 'nonce-${nonce}'` : policy;
    },
  };
}

/** An origin as a page names it, or null: nothing else gets into a header. */
export const formTargetOf = (given: string | null) =>
  given !== null && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
    ? new URL(given).origin
    : null;
