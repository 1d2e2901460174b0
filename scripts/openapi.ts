import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';

/** Writes what docs/ says of the contract: every call as OpenAPI, and on the page for engineers how many there are. */

const PAGE = 'docs/integration.md';
const COUNT = /(?<=by one API of )\d+(?= calls)/;

writeFileSync('docs/provider-api.json', await openApiDocument());

const count = Object.values(contract).flatMap((group) => Object.keys(group)).length;
writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(COUNT, String(count)));
