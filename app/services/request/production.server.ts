type Settings = Readonly<{
  PORTAL_ORIGIN?: string | undefined;
  PORTAL_SECRET?: readonly string[] | undefined;
  PROVIDER_URL?: string | undefined;
  PROVIDER_KEY?: string | undefined;
  AMTS_URL?: string | undefined;
  AMTS_KEY?: string | undefined;
  METRICS_TOKEN?: string | undefined;
}>;

/** Less than any 16 random bytes in hexadecimal digits turn out to hold, which is the least that anybody should make. */
const LEAST_BITS = 80;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const MAKE_ONE = 'make one with: openssl rand -base64 32';

/**
 * Returns what is wrong with the settings of a portal that patients use, in one sentence that says what to do; null when
 * nothing is. A setting is never quoted: it may be a secret. The hospital's own host must be named, for the embedded
 * provider is a made-up clinic with published passwords.
 */
export function faultInProduction(
  settings: Settings,
  origins: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  const { PORTAL_ORIGIN, PORTAL_SECRET, PROVIDER_URL, PROVIDER_KEY, AMTS_URL, AMTS_KEY, METRICS_TOKEN } =
    settings;
  if (!PORTAL_ORIGIN || !PORTAL_SECRET || !PROVIDER_URL)
    return 'PORTAL_ENV=production needs PORTAL_ORIGIN, PORTAL_SECRET and PROVIDER_URL';
  if (!origins.every((origin) => origin.startsWith('https:')))
    return 'PORTAL_ENV=production needs each PORTAL_ORIGIN to begin with https://, or passwords and sessions cross the network for anybody to read';
  const open = Object.entries({ PROVIDER_URL, AMTS_URL }).find(
    ([, url]) => url && !isPrivateWay(new URL(url)),
  );
  if (open)
    return `PORTAL_ENV=production needs a ${open[0]} that begins with https://, or with http:// on this very machine (127.0.0.1), or records of patients cross the network for anybody to read`;
  if (PORTAL_SECRET.some((each) => bitsOf(each) < LEAST_BITS))
    return `PORTAL_SECRET can be guessed: ${MAKE_ONE}`;
  if (variables['PORTAL_STORE'] === '')
    return 'PORTAL_STORE is empty: give it an address like postgres://portal@db/portal, or leave it out, and a file in DATA_DIR is taken';
  const guessable = Object.entries({ PROVIDER_KEY, AMTS_KEY, METRICS_TOKEN }).find(
    ([, secret]) => secret && bitsOf(secret) < LEAST_BITS,
  );
  return guessable ? `${guessable[0]} can be guessed: ${MAKE_ONE}` : null;
}

/** Returns the settings whose absence leaves a host elsewhere to whoever calls it, unless mutual TLS says who the portal is. */
export const keysMissing = ({ PROVIDER_URL, PROVIDER_KEY, AMTS_URL, AMTS_KEY }: Settings): string[] =>
  Object.entries({ PROVIDER_KEY: [PROVIDER_URL, PROVIDER_KEY], AMTS_KEY: [AMTS_URL, AMTS_KEY] }).flatMap(
    ([setting, [url, key]]) => (url && !key && !LOOPBACK.test(new URL(url).hostname) ? [setting] : []),
  );

const isPrivateWay = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** The most that a text can hold by how often its characters occur (Shannon), a piece that repeats counted once. */
function bitsOf(text: string) {
  const characters = [...text];
  const period = characters.findIndex(
    (_, start) => start > 0 && characters.every((each, at) => each === characters[at % start]),
  );
  const piece = period === -1 ? characters : characters.slice(0, period);
  const counts = new Map<string, number>();
  for (const each of piece) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(piece.length / count), 0);
}
