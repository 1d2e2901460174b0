/**
 * Does something at once and every so often, one round after the other; `round` rejects never. `stop` resolves when what is
 * under way has ended.
 */
export function startRounds({ everyMs, round }: { everyMs: number; round: () => Promise<void> }) {
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= round().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(wake, everyMs).unref();
  wake();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
