import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import process from 'node:process';
import { setInterval } from 'node:timers';

// Loaded into the process that is soaked: once a second a line of its longest pause of the loop, its longest collection of
// garbage (ms) and its memory (MB).
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
let gcMs = 0;
new PerformanceObserver((list) => {
  gcMs = Math.max(gcMs, ...list.getEntries().map(({ duration }) => duration));
}).observe({ entryTypes: ['gc'] });
setInterval(() => {
  const pauseMs = delay.max / 1e6;
  delay.reset();
  const { rss, heapUsed, external } = process.memoryUsage();
  const [memory, heap, outside] = [rss, heapUsed, external].map((bytes) => bytes / 1024 / 1024);
  appendFileSync(process.env.SOAK_FILE, `${JSON.stringify({ pauseMs, gcMs, memory, heap, outside })}\n`);
  gcMs = 0;
}, 1000).unref();
