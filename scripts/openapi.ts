import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { helpPages } from '#tests/support/help-pages.ts';
import { routeMap } from '#tests/support/route-map.ts';
import { readmeWith } from './standing.mjs';

/**
 * Writes what docs/ says of the contract and the routes: every call as OpenAPI, on the page for engineers how many there are, and every
 * page as the help knows it; and in README which screens of the specification stand.
 */

const PAGE = 'docs/integration.md';
const COUNT = /(?<=by one API of )\d+(?= calls)/;

const document = await openApiDocument();
writeFileSync('docs/provider-api.json', document);

const count = Object.values(contract).flatMap((group) => Object.keys(group)).length;
writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(COUNT, String(count)));

const HELP = 'docs/help-contexts.md';
const [head = ''] = readFileSync(HELP, 'utf8').split(/^- /m);
writeFileSync(HELP, head + helpPages.map((page) => `- \`${page}\`\n`).join(''));

const README = 'README.md';
const portal = {
  routes: routeMap.map(({ path = '' }) => path),
  document: JSON.parse(document) as { paths: Record<string, object> },
};
writeFileSync(README, readmeWith(readFileSync(README, 'utf8'), portal));
