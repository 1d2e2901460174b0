import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from './index.ts';

const areas: Record<string, Record<string, AnyContractProcedure>> = contract;

const slashedPaths = Object.values(areas)
  .flatMap((calls) => Object.values(calls))
  .map((call) => call['~orpc'].route.path ?? '')
  .filter((path) => path.endsWith('/'))
  .map((path) => path.slice(0, -1));

/**
 * A path with the last slash that the specification writes (/mppd/api/time-slots/) and the contract library drops.
 * For the document, and for a link to the hospital's own host, which may not know the path without it.
 */
export const exactPath = (path: string) =>
  slashedPaths.some((slashed) => path.endsWith(slashed)) ? `${path}/` : path;
