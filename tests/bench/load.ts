import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Fills a store with so many made-up patients, load.00001 and on. */
export function seedLoad({
  dataDirectory,
  patients,
  env,
}: {
  dataDirectory: string;
  patients: number;
  env?: Record<string, string>;
}) {
  execFileSync('npm', ['run', '-s', 'seed', '--', '--patients', String(patients)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDirectory, ...env },
  });
}

/** A new browser's cookie and the token that its forms carry. */
export async function csrfOf(origin: string) {
  const answer = await fetch(`${origin}/login`);
  const field = parse(await answer.text()).querySelector('input[name=csrf]');
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, csrf: field?.getAttribute('value') ?? '' };
}

/** The value below which so many percent of the others lie. */
export function percentile(values: readonly number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
