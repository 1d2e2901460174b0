import { parentPort } from 'node:worker_threads';
import { verifyFile } from './index.ts';
import type { FileToVerify } from './verdict.ts';

/** Looks at one signed file after the other in a thread of its own; scripts/generate.mjs makes one text of it (decision 024). */
parentPort?.on('message', (file: FileToVerify) => {
  void verifyFile(file).then((verdicts) => parentPort?.postMessage(verdicts));
});
