import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setInterval } from 'node:timers';

// Loaded into the process that is soaked: once a second a line of its longest pause of the loop (ms) and its memory (MB).
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
setInterval(() => {
  const pauseMs = delay.max / 1e6;
  delay.reset();
  const { rss, heapUsed, external } = process.memoryUsage();
  const [memory, heap, outside] = [rss, heapUsed, external].map((bytes) => bytes / 1024 / 1024);
  appendFileSync(process.env.SOAK_FILE, `${JSON.stringify({ pauseMs, memory, heap, outside })}\n`);
}, 1000).unref();
