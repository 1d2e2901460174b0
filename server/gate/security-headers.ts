import { NO_SOURCES, type CallSources } from './call-hosts.ts';

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
export type HeaderOptions = Readonly<{
  isSecure: boolean;
  allowsInlineStyles?: boolean;
  callSources?: CallSources;
}>;

const CALL_FEATURES: ReadonlySet<string> = new Set(['camera', 'microphone']);
/** Which features a page may use; a call uses two. */
const policyOf = (isCall: boolean) =>
  FEATURES.map((feature) => `${feature}=(${isCall && CALL_FEATURES.has(feature) ? 'self' : ''})`).join(', ');
const NO_FEATURES = policyOf(false);
export const CALL_PERMISSIONS = policyOf(true);

/** The headers that every response carries, files and errors too. Referrer-Policy is not no-referrer: that makes browsers post with Origin: null. */
export function securityHeaders({
  isSecure,
  allowsInlineStyles = false,
  callSources = NO_SOURCES,
}: HeaderOptions) {
  const fixed: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_FEATURES,
    ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` } : {}),
  };
  const formsLeadTo = (target: string | null) => `form-action 'self'${target === null ? '' : ` ${target}`}`;
  const ofCall = (isCall: boolean, kind: keyof CallSources) =>
    ["'self'", ...(isCall ? callSources[kind] : [])].join(' ');
  const beforeScripts = (target: string | null, isCall: boolean) =>
    `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${formsLeadTo(target)}; img-src 'self' data:; ` +
    `font-src 'self'; connect-src ${ofCall(isCall, 'hosts')}; media-src 'self'; manifest-src 'self'; style-src ${ofCall(isCall, 'styles')}${allowsInlineStyles ? " 'unsafe-inline'" : ''}; script-src 'self'`;

  return {
    fixed,
    /**
     * The policy of a page whose few scripts carry the nonce; without one, of everything else. `formTarget`: the one other origin to
     * which its form leads; a call has its hosts.
     */
    contentPolicy({
      nonce,
      formTarget = null,
      isCall = false,
    }: { nonce?: string | undefined; formTarget?: string | null; isCall?: boolean } = {}) {
      const policy = beforeScripts(formTarget, isCall);
      return nonce ? `${policy} 'nonce-${nonce}'` : policy;
    },
  };
}

/** An origin as a page names it, or null: nothing else gets into a header. */
export const formTargetOf = (given: string | null) =>
  given !== null && URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
    ? new URL(given).origin
    : null;
