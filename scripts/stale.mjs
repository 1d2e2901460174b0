import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'app',
  'contract',
  'database',
  'docs/accessibility',
  'locales',
  'provider',
  'public',
  'server',
  'package-lock.json',
  'package.json',
  'postcss.config.js',
  'remix.config.js',
  'tailwind.config.ts',
  'vite.config.ts',
];

/**
 * Tells whether something of the build is missing, or older than a source. Where the build's tools are not installed (npm
 * ci --omit=dev), what was built elsewhere is used as it is.
 *
 * @param {string} made path from the project's folder
 */
export function isStale(made) {
  const path = join(root, made);
  if (!existsSync(path)) return true;
  if (!existsSync(join(root, 'node_modules/esbuild'))) return false;
  return SOURCES.some((source) => newest(join(root, source)) > statSync(path).mtimeMs);
}

/** Folders count too: a file that was taken away leaves its mark there. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(status.mtimeMs, ...inside);
}
