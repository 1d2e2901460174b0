import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { helpPages } from '#tests/support/help-pages.ts';

/**
 * Writes what docs/ says of the contract and the routes: every call as OpenAPI, on the page for engineers how many there are, and every
 * page as the help knows it.
 */

const PAGE = 'docs/integration.md';
const COUNT = /(?<=by one API of )\d+(?= calls)/;

writeFileSync('docs/provider-api.json', await openApiDocument());

const count = Object.values(contract).flatMap((group) => Object.keys(group)).length;
writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(COUNT, String(count)));

const HELP = 'docs/help-contexts.md';
const [head = ''] = readFileSync(HELP, 'utf8').split(/^- /m);
writeFileSync(HELP, head + helpPages.map((page) => `- \`${page}\`\n`).join(''));
