import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run audit:tree`: what each state says to whoever hears it, against what is kept (docs/decisions/058-accessibility-trees.md);
 * with `-- --update` what is kept is written anew. Other words go to Playwright: `npm run audit:tree -- -g login`.
 */

const words = process.argv.slice(2);
const others = words.filter((word) => word !== '--update');
const isRenewing = others.length < words.length;

const { status } = spawnSync('npx', ['playwright', 'test', '--project=tree', '--reporter=dot', ...others], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, TREES: '1', ...(isRenewing && { UPDATE_TREES: '1' }) },
});
if (isRenewing) console.log('Look at what has changed before you commit it: git diff -- "tests/*/a11y/tree"');
process.exitCode = status ?? 1;
