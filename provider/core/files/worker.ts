import { parentPort } from 'node:worker_threads';
import { checkFile, type FileToCheck } from './index.ts';

/** Looks at one file after the other in a thread of its own; scripts/generate.mjs makes one text of it (decision 024). */
parentPort?.on('message', (file: Omit<FileToCheck, 'bytes'> & { bytes: Uint8Array }) => void look(file));

async function look({ bytes, params }: Omit<FileToCheck, 'bytes'> & { bytes: Uint8Array }) {
  const checked = await checkFile({
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    params,
  });
  if ('refusal' in checked) return parentPort?.postMessage(checked);
  const content = new Uint8Array(checked.content);
  return parentPort?.postMessage({ ...checked, content }, [content.buffer]);
}
