import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Says what lies in a backup's folder; it is written last, so that a folder without one is no backup. */
const MANIFEST = 'backup.json';
export const manifestIn = (folder: string) => join(folder, MANIFEST);

const Part = z.object({
  /** `portal`, `provider`: a store. `secret`: what DATA_DIR/secret held. */
  name: z.enum(['portal', 'provider', 'secret']),
  kind: z.enum(['sqlite', 'postgres', 'file']),
  file: z.string().regex(/^[\w.]+$/),
  bytes: z.number().int(),
  sha256: z.string(),
  /** The steps of its history that had run. */
  migrations: z.array(z.string()),
});
export type BackupPart = z.infer<typeof Part>;

const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  parts: z.array(Part).min(1),
});
export type Manifest = z.infer<typeof Manifest>;

/** Hash of a file's bytes, read piece by piece. */
export async function sha256Of(path: string) {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Reads what a folder holds. @throws when it is no backup, or something of it is missing or was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = manifestIn(folder);
  if (!existsSync(path)) throw new Error(`${folder} is no finished backup: it has no ${MANIFEST}`);
  const parsed = Manifest.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} cannot be read: the backup was made by another version, or is broken`);
  for (const { file, bytes, sha256 } of parsed.data.parts) {
    const part = join(folder, file);
    const size = statSync(part, { throwIfNoEntry: false })?.size;
    if (size === undefined) throw new Error(`The backup is not whole: ${part} is missing`);
    if (size !== bytes || (await sha256Of(part)) !== sha256)
      throw new Error(`The backup is not whole: ${part} is not what was written`);
  }
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
