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
  const beforeScripts =
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; img-src 'self' data:; " +
    `font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; style-src 'self'${allowsInlineStyles ? " 'unsafe-inline'" : ''}; script-src 'self'`;

  return {
    fixed,
    /** The policy of a page whose few scripts carry the nonce; without one, of everything else. */
    contentPolicy: (nonce?: string) => (nonce ? `${beforeScripts} 'nonce-${nonce}'` : beforeScripts),
  };
}
