/** `node scripts/healthy.mjs`: ends with 0 where the portal on this machine says that it can work, with 1 where it does not; for a container's HEALTHCHECK. */

const { fetch, AbortSignal } = globalThis;
const port = process.env['PORT'] || 3000;

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
