import { distance } from 'fastest-levenshtein';
import type { Log } from './log.server.ts';

/** A variable that looks like a setting of ours and is none. `meant`: the setting that it may have been meant for. */
export type Stranger = Readonly<{ name: string; meant: string | null }>;

/** The beginnings of names that are nobody else's. */
const OURS = /^(?:PORTAL|PROVIDER|BENCH|IDENTITY|AMTS|BRAND|CLAMD|METRICS|SIGNATURE|SUBMISSION)_/;
/** Kubernetes and Docker tell every process of services beside it; a service may be called portal or provider. */
const OF_SERVICES = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)(?:_|$)|_ENV_/;
const ADDRESS_OF_SERVICE = /^(?:tcp|udp):\/\//;
/** The wrong letters that a name may have, by its length: two that have changed places count as two. */
const MOST_MISTAKES = [
  { from: 8, most: 2 },
  { from: 5, most: 1 },
];

/**
 * Returns what among the variables is a mistyped name of a setting, or has the beginning of one and is not known. Such a one does
 * nothing, and the setting that was meant has its default: PORTAL_ORIGN leaves a portal at localhost.
 */
export function strangersAmong(
  variables: Record<string, string | undefined>,
  known: readonly string[],
): Stranger[] {
  return Object.entries(variables).flatMap(([name, value = '']) => {
    if (known.includes(name) || value === '') return [];
    if (OF_SERVICES.test(name) || ADDRESS_OF_SERVICE.test(value)) return [];
    const plain = plainName(name);
    const meant = known.find((each) => isMistyped(plain, each)) ?? null;
    return meant || OURS.test(plain) ? [{ name, meant }] : [];
  });
}

/** Says each of them, never its value, which may be a secret; and each key without which a host cannot tell who calls. */
export function tellSettings({
  environment: { strangers, keysMissing },
  log,
}: {
  environment: { strangers: readonly Stranger[]; keysMissing: readonly string[] };
  log: Log;
}) {
  for (const setting of keysMissing)
    log.warn(
      { setting },
      'no key for a host elsewhere: set the same one on both sides, or let proxies on both sides speak mutual TLS',
    );
  for (const { name, meant } of strangers) {
    const words = meant ? `was ${meant} meant?` : 'docs/settings.md lists the settings';
    log.warn({ setting: name, ...(meant ? { meant } : {}) }, `unknown setting, it does nothing: ${words}`);
  }
}

/** Settings are written in capitals, with a low line between words. */
const plainName = (name: string) => name.toUpperCase().replace(/[^A-Z\d]+/g, '_');

function isMistyped(name: string, known: string) {
  const { most = 0 } = MOST_MISTAKES.find(({ from }) => known.length >= from) ?? {};
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
}
