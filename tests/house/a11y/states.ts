import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areaStates } from './loop/area-states.ts';
import { frameStates } from './loop/frame-states.ts';
import type { Lead, State } from './loop/state.ts';

const TESTS = fileURLToPath(new URL('../../', import.meta.url));

/** The states that each area brings: tests/<area>/a11y/states.ts. */
const files = readdirSync(TESTS)
  .filter((area) => area !== 'house')
  .sort()
  .map((area) => `${TESTS}${area}/a11y/states.ts`)
  .filter((file) => existsSync(file));
const brought = await Promise.all(
  files.map((file) => import(pathToFileURL(file).href) as Promise<{ states: readonly (State | Lead)[] }>),
);

/** Every screen of the portal in every state that it has. A route that is not here fails the loop. */
export const states: readonly (State | Lead)[] = [
  ...frameStates,
  ...areaStates,
  ...brought.flatMap((area) => area.states),
];
