import { createThread } from '#provider/core/thread.ts';
import { signatureWorker } from '#provider/generated/signature-worker.ts';
import type { FileToVerify, SignatureVerdict } from './verdict.ts';

/** A good file takes a tenth of a second; on a machine that is busy with much else it must not be called unreadable. */
const LONGEST_MS = 6_000;
const SPENT_MS = 1_500;
/** More than a file's look takes: an XML of 5 MiB is read as a tree. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

export type SignatureVerifier = Readonly<{
  /** A verdict a signature, one at least. Rejects with Busy when too many files wait. */
  verify: (file: FileToVerify) => Promise<SignatureVerdict[]>;
  close: () => Promise<unknown>;
}>;

/** Looks at signed files in a thread beside the requests, one at a time; one that takes too long is unreadable (B-36). */
export function createSignatureVerifier({
  code = signatureWorker,
  longestMs = LONGEST_MS,
} = {}): SignatureVerifier {
  const { ask, close } = createThread<FileToVerify, SignatureVerdict[]>({
    code,
    longestMs,
    spentMs: SPENT_MS,
    memory: MEMORY,
    unanswered: [{ outcome: 'NEGATIVE', reason: 'UNREADABLE' }],
  });
  return { verify: ask, close };
}
