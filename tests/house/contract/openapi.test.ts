import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { router } from '#provider/core/router.ts';

const COMMITTED = new URL('../../../docs/provider-api.json', import.meta.url);

it('docs/provider-api.json is what `npm run openapi` writes', async () => {
  expect(readFileSync(COMMITTED, 'utf8')).toBe(await openApiDocument());
});

it('describes every call of the contract under its own path', async () => {
  const document = JSON.parse(await openApiDocument()) as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const areas: Record<string, Record<string, AnyContractProcedure>> = contract;
  const routes = Object.values(areas)
    .flatMap((calls) => Object.values(calls))
    .map((call) => `${call['~orpc'].route.method} ${call['~orpc'].route.path}`);
  expect(described.sort()).toEqual(routes.sort());
});

it('every call has a handler, and every handler a call', () => {
  const namesOf = (areas: Record<string, object>) =>
    Object.entries(areas).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`));
  expect(namesOf(router).sort()).toEqual(namesOf(contract).sort());
});
