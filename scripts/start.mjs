import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseOtherNode } from './node-version.mjs';
import { isStale } from './stale.mjs';

/**
 * `npm start`, `npm run provider`, `npm run backup` and `npm run restore`: builds when there is no build or a source is newer,
 * then runs it in this process.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVERS = {
  portal: { main: 'build/server/main.js', made: 'build/stamp.json', builder: 'buildPortal' },
  backup: { main: 'build/backup/main.js', made: 'build/backup/main.js', builder: 'buildBackup' },
  restore: { main: 'build/backup/main.js', made: 'build/backup/main.js', builder: 'buildBackup' },
  provider: { main: 'build/provider/main.js', made: 'build/provider/main.js', builder: 'buildProvider' },
};

const { main, made, builder } = SERVERS[process.argv[2] ?? 'portal'];
refuseOtherNode();
process.chdir(root);

if (isStale(made)) {
  const build = await import('./build.mjs');
  await build[builder]();
}
await import(join(root, main));
