import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Flow } from './flow.ts';

const TESTS = fileURLToPath(new URL('../../', import.meta.url));

/** The flows that each area brings: tests/<area>/a11y/flows.ts. */
export async function allFlows(): Promise<readonly Flow[]> {
  const files = readdirSync(TESTS)
    .sort()
    .map((area) => `${TESTS}${area}/a11y/flows.ts`)
    .filter((file) => existsSync(file));
  const brought = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ flows: readonly Flow[] }>),
  );
  return brought.flatMap(({ flows }) => flows);
}
