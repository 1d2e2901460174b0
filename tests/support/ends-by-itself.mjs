import { rmSync } from 'node:fs';
import process from 'node:process';

/**
 * Ends a server that nobody stops, and its folder, as soon as the process is gone that holds the other end of its input:
 * `node --import` this file.
 */
process.stdin
  .once('close', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref();
process.once('exit', () => rmSync(process.env.DATA_DIR, { recursive: true, force: true }));
