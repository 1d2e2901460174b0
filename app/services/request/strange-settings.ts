import type { Log } from './log.server.ts';

/** A variable that looks like a setting of ours and is none. `meant`: the setting that it may have been meant for. */
export type Stranger = Readonly<{ name: string; meant: string | null }>;

/** The beginnings of names that are nobody else's. */
const OURS = /^(?:PORTAL|PROVIDER|BENCH|IDENTITY|AMTS|BRAND|CLAMD|METRICS|SIGNATURE|SUBMISSION)_/;
/** Kubernetes and Docker tell every process of services beside it; a service may be called portal or provider. */
const OF_SERVICES = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)(?:_|$)|_ENV_/;
const ADDRESS_OF_SERVICE = /^(?:tcp|udp):\/\//;
/** A name may have one wrong letter for each five that it has, and two at most. */
const LETTERS_PER_MISTAKE = 5;
const MOST_MISTAKES = 2;

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
  const most = Math.min(MOST_MISTAKES, Math.floor(known.length / LETTERS_PER_MISTAKE));
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
}

/** The number of letters that are missing, too many, wrong, or have changed places with the next one (Damerau). */
function distance(a: string, b: string) {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rows, i - 2, j - 2) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: readonly number[][], i: number, j: number) => rows[i]?.[j] ?? 0;
