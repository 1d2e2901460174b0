const FRESH_MS = 1_000;

/** GET /healthz: 200 when the stores answer, 503 otherwise, and no detail. Asked often, it asks the stores once a second. */
export function createHealth(ping: () => Promise<unknown>) {
  let last = { at: -Infinity, status: Promise.resolve(200) };

  return async () => {
    const now = performance.now();
    if (now - last.at > FRESH_MS) {
      const status = ping().then(
        () => 200,
        () => 503,
      );
      last = { at: now, status };
    }
    const status = await last.status;
    return new Response(status === 200 ? 'ok' : 'unavailable', {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  };
}
