import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartHead } from './multipart.ts';

/** No upload takes so long: what is older was left by a process that ended in the middle. */
const LONGEST_LIFE_MS = 600_000;

/** The disk did not take a file. */
export class UnkeptError extends Error {}

/** A file as it came, on disk; its digest was made while it came, piece by piece, so that nothing waits for it. */
export class ReceivedFile extends File {
  readonly digest: string;

  constructor({ blob, head, digest }: { blob: Blob; head: PartHead; digest: string }) {
    super([blob], head.filename ?? '', { type: head.type });
    this.digest = digest;
  }
}

type Part = { head: PartHead; content: AsyncIterable<Buffer> };

/**
 * Keeps the files of uploads in the data directory while they are handled, under names that say nothing, readable by
 * their owner alone. What an earlier process has left is removed at once.
 */
export function receivedFiles({ dataDirectory }: { dataDirectory: string }) {
  const folder = join(dataDirectory, 'uploads');
  removeLeftOver(folder);

  /** The files of one request; `remove` when it is answered. */
  return () => {
    const paths: string[] = [];
    return {
      /** @throws UnkeptError, and what `content` throws */
      async keep({ head, content }: Part): Promise<ReceivedFile> {
        await orUnkept(mkdir(folder, { recursive: true, mode: 0o700 }));
        const path = join(folder, `${process.pid}-${randomUUID()}`);
        paths.push(path);
        const digest = await writeTo(path, content);
        return new ReceivedFile({ blob: await openAsBlob(path), head, digest });
      },
      remove: () => Promise.all(paths.map((path) => rm(path, { force: true }))),
    };
  };
}

async function writeTo(path: string, content: AsyncIterable<Buffer>) {
  const file = await orUnkept(open(path, 'wx', 0o600));
  const sum = createHash('sha256');
  try {
    for await (const piece of content) {
      sum.update(piece);
      await orUnkept(file.writeFile(piece));
    }
  } finally {
    await file.close();
  }
  return sum.digest('base64url');
}

const orUnkept = <Result>(work: Promise<Result>) =>
  work.catch((cause: unknown): never => {
    throw new UnkeptError('A file could not be written', { cause });
  });

/** Other processes of this machine may share the directory: theirs stay, as long as an upload can take. */
function removeLeftOver(folder: string) {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const owner = Number.parseInt(name, 10);
    const isOld = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LONGEST_LIFE_MS;
    if (isOld || owner === process.pid || !isRunning(owner)) rmSync(path, { force: true });
  }
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
