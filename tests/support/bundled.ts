import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The path of one file that holds a module and all of ours that it imports; packages stay in node_modules. A process
 * of it starts in a second, where tsx would load a thousand files anew for each.
 */
export async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  const folder = join(root, 'build/tests');
  const path = join(folder, `${basename(entry, '.ts')}.js`);
  mkdirSync(folder, { recursive: true });
  // Moved into place whole: another run may be reading it.
  writeFileSync(`${path}.${process.pid}`, outputFiles[0]?.contents ?? '');
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
