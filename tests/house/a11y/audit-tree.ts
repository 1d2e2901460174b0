import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { FRAMES } from './loop/tree/frames.ts';
import { keptTrees, screensOf, SEEN, type Seen } from './loop/tree/kept.ts';
import { states } from './states.ts';

/**
 * `npm run audit:tree`: what each state says to whoever hears it, against what is kept (decisions 058 and 211); with `-- --update`
 * what is kept is written anew, screen by screen. Other words go to Playwright: `npm run audit:tree -- -g login`.
 */
const words = process.argv.slice(2);
const others = words.filter((word) => word !== '--update');
const isRenewing = others.length < words.length;

rmSync(SEEN, { recursive: true, force: true });
const { status } = spawnSync('npx', ['playwright', 'test', '--project=tree', '--reporter=dot', ...others], {
  stdio: 'inherit',
  env: { ...process.env, TREES: '1', ...(isRenewing && { UPDATE_TREES: '1' }) },
});
const unwritten = isRenewing ? renewed() : [];
process.exitCode = unwritten.length > 0 ? 1 : (status ?? 1);

/** Writes the trees that the run has laid down, and says which differ and cannot be written. */
function renewed() {
  const names = existsSync(SEEN) ? readdirSync(SEEN) : [];
  const seen = names.map((name) => JSON.parse(readFileSync(SEEN + name, 'utf8')) as Seen);
  const kinds = FRAMES.map(({ kind }) => kind);
  const faults = keptTrees.renew(screensOf(states, kinds), seen);
  for (const fault of faults)
    process.stderr.write(`Not written, for its screen was not seen whole: ${fault}\n`);
  process.stdout.write('Look at what has changed before you commit it: git diff -- "tests/*/a11y/tree"\n');
  return faults;
}
