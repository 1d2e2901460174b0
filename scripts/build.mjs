import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { generate } from './generate.mjs';
import { refuseOtherNode } from './node-version.mjs';
import { isStale } from './stale.mjs';

/** `npm run build`: everything that runs in production, into build/; with --if-stale only what is not fresh. */

const root = fileURLToPath(new URL('..', import.meta.url));
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest']);
const MIN_BYTES = 512;

/** The portal: Remix's two builds, the server around them, compressed files, and last the stamp that says it is whole. */
export async function buildPortal() {
  generate();
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
  tell('pages and styles');
  const { status, stdout, stderr } = spawnSync(process.execPath, [remix, 'vite:build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    // Its hundreds of lines of files are of use to who has to mend something alone.
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exit(status ?? 1);
  }

  tell('the server');
  await bundle({ from: 'server/main.ts', to: 'build/server/main.js' });
  await minifyScript(join(root, 'build/client/assets'));
  tell('compressed copies of the files');
  precompress(join(root, 'build/client'));
  const stamp = { version: version(), revision: revision(), isAudited: isAudited() };
  writeFileSync(join(root, 'build/stamp.json'), JSON.stringify(stamp));
}

/** One line a step. */
const tell = (step) => console.log(`Build: ${step}`);

/** The provider on its own. */
export function buildProvider() {
  tell('the provider on its own');
  generate();
  return bundle({ from: 'server/provider-main.ts', to: 'build/provider/main.js' });
}

/** Builds the programs that make backups and put them back. */
export function buildBackup() {
  tell('backup and restore');
  generate();
  return bundle({ from: 'server/backup-main.ts', to: 'build/backup/main.js' });
}

/** One file; packages stay in node_modules. */
async function bundle({ from, to }) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [from],
    outfile: to,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
}

/** The vendor's library of calls: a copy, to the byte. */
const COPIED = /^opentok\.min-/;

/** Vite leaves a file as it is whose address alone is asked for. No newer syntax comes in: old browsers get it, too. */
async function minifyScript(directory) {
  const { transform } = await import('esbuild');
  for (const name of readdirSync(directory).filter((one) => one.endsWith('.js') && !COPIED.test(one))) {
    const path = join(directory, name);
    // Remix's list of the modules that vite.config.ts throws away.
    if (name.startsWith('manifest-')) {
      rmSync(path);
      continue;
    }
    const { code } = await transform(readFileSync(path, 'utf8'), {
      minify: true,
      format: 'esm',
      target: 'es2017',
    });
    writeFileSync(path, code);
  }
}

function precompress(directory) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < MIN_BYTES) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

const version = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

function revision() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

/** The sources that people meet when the portal runs; a changed test or document changes nothing for them. */
const RUNNING = ['app', 'contract', 'database', 'locales', 'provider', 'public', 'server'];

/** Tells whether this is what the last audit of accessibility has looked at; where nobody can say, it is not. */
function isAudited() {
  try {
    const { commit } = JSON.parse(readFileSync(join(root, 'docs/accessibility/evidence.json'), 'utf8'));
    execFileSync('git', ['diff', '--quiet', commit, '--', ...RUNNING], { cwd: root, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  refuseOtherNode();
  const isWanted = (made) => !process.argv.includes('--if-stale') || isStale(made);
  if (isWanted('build/stamp.json')) await buildPortal();
  if (isWanted('build/provider/main.js')) await buildProvider();
  if (isWanted('build/backup/main.js')) await buildBackup();
}
