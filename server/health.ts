import { isBearer } from './bearer.ts';
import { inTime } from './in-time.ts';

const FRESH_MS = 1_000;
const PATIENCE_MS = 2_000;

export type HealthPart = Readonly<{
  name: 'store' | 'provider' | 'disk';
  /** Rejects when the part fails. */
  check: () => Promise<unknown>;
  /** Another machine's: it is named when it fails, and the portal, which says so on its pages, is well. */
  isElsewhere?: boolean;
}>;

type Asker = { isLocal: boolean; authorization: string | null };
type Findings = { isWell: boolean; details: Record<string, string> };

type HealthOptions = {
  parts: readonly HealthPart[];
  /** METRICS_TOKEN: who brings it gets details from anywhere. */
  token?: string | undefined;
  patienceMs?: number;
  /** Monotonic, in ms. */
  now?: () => number;
};

/**
 * Answers GET /healthz: 200 when all that is ours works, 503 otherwise, and which part fails to those who may know. The
 * parts are tried once a second at most, so that nobody loads the disk by asking.
 */
export function createHealth({
  parts,
  token,
  patienceMs = PATIENCE_MS,
  now = () => performance.now(),
}: HealthOptions) {
  let last = { at: -Infinity, findings: Promise.resolve<Findings>({ isWell: true, details: {} }) };

  return async ({ isLocal, authorization }: Asker) => {
    if (now() - last.at >= FRESH_MS) last = { at: now(), findings: findingsOf({ parts, patienceMs }) };
    const { isWell, details } = await last.findings;
    const status = isWell ? 200 : 503;
    const word = isWell ? 'ok' : 'unavailable';
    if (isLocal || isBearer({ authorization, token }))
      return Response.json({ status: word, ...details }, { status });
    return new Response(word, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}

async function findingsOf({
  parts,
  patienceMs,
}: Pick<Required<HealthOptions>, 'parts' | 'patienceMs'>): Promise<Findings> {
  const found = await Promise.all(
    parts.map(async ({ name, check, isElsewhere = false }) => {
      const isWell = await inTime(check(), patienceMs);
      return { name, isWell, counts: !isElsewhere };
    }),
  );
  return {
    isWell: found.every(({ isWell, counts }) => isWell || !counts),
    details: Object.fromEntries(found.map(({ name, isWell }) => [name, isWell ? 'ok' : 'failing'])),
  };
}
