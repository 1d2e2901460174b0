import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { withoutRuleNumbers } from '#contract/document/words.ts';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { router } from '#provider/core/router.ts';

const COMMITTED = new URL('../../../docs/provider-api.json', import.meta.url);
const PAGE = new URL('../../../docs/integration.md', import.meta.url);
const CHANGES = new URL('../../../docs/provider-api-changes.md', import.meta.url);

type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  security?: object[];
  responses: Record<string, { description?: string }>;
};
type Document = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

const groups: Record<string, Record<string, AnyCall>> = contract;

/** Versions by their first number that differs. */
const compared = (one: number[], other: number[]) =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
const calls = Object.values(groups).flatMap((each) => Object.values(each));

let text: string;
let document: Document;

beforeAll(async () => {
  text = await openApiDocument();
  document = JSON.parse(text) as Document;
});

/** Names of parameters are the document's own where two paths would differ by them alone. */
const shapeOf = (path = '') => path.replace(/\{[^}]+\}/g, '{}');

function operationOf({ '~orpc': { route } }: AnyCall) {
  const path = Object.keys(document.paths).find((one) => shapeOf(one) === shapeOf(route.path)) ?? '';
  return document.paths[path]?.[route.method?.toLowerCase() ?? ''];
}

describe('the document of the provider’s API', () => {
  it('is what `npm run openapi` writes to docs/provider-api.json', () => {
    expect(readFileSync(COMMITTED, 'utf8')).toBe(text);
  });

  it('has a line for each operation, component and field of its own, so that a diff can be read', () => {
    const { paths, components, ...rest } = JSON.parse(text) as Document & Record<string, unknown>;
    const lines = new Set(text.split('\n').map((line) => line.trim().replace(/,$/, '')));
    const parts = [...Object.values(paths), ...Object.values(components), rest];
    const owed = parts
      .flatMap((part) => Object.entries(part as object))
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    expect(owed.filter((line) => !lines.has(line))).toEqual([]);
  });

  it('has as many calls as the page for engineers says, and each that it names', () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(page).toContain(`by one API of ${calls.length} calls`);
    const named = [...page.matchAll(/`(\w+)\.(\w+)`/g)].filter(([, group = '']) => group in groups);
    expect(named.length).toBeGreaterThan(40);
    const unknown = named.filter(([, group = '', name = '']) => !(name in (groups[group] ?? {})));
    expect(unknown.map(([text]) => text)).toEqual([]);
  });

  it('says on the page for engineers which calls answer 302, and how many', () => {
    const leading = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ responses }) => '302' in responses)
      .map(({ operationId }) => `\`${operationId}\``);
    const [, count, names = ''] =
      /^(\w+) calls answer \*\*302\*\*: (.*?) \(/m.exec(readFileSync(PAGE, 'utf8')) ?? [];
    expect(count).toBe(['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'][leading.length]);
    expect(names.match(/`[^`]+`/g)?.sort()).toEqual(leading.sort());
  });

  it('has the version that the list of changes begins with, and goes on from the ones before', () => {
    const numbers = [...readFileSync(CHANGES, 'utf8').matchAll(/^## (\d+)\.(\d+)\.(\d+)$/gm)];
    const versions = numbers.map(([, ...parts]) => parts.map(Number));
    expect(versions[0]?.join('.')).toBe(document.info.version);
    const ascending = [...versions].sort((one, other) => compared(one, other));
    expect(versions).toEqual(ascending.reverse());
  });

  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text) as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('describes every call of the contract under its own path', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
    );
    const routes = calls.map(({ '~orpc': { route } }) => `${route.method} ${shapeOf(route.path)}`);
    expect(described.sort()).toEqual(routes.sort());
  });

  it('says of every call what the contract says: texts, who may call it, what its errors mean', () => {
    for (const call of calls) {
      const { route, errorMap, meta } = call['~orpc'];
      const { isForGuests, refusals } = meta;
      const operation = operationOf(call);
      expect(operation).toMatchObject({
        summary: route.summary,
        description: withoutRuleNumbers(route.description ?? ''),
      });
      expect(operation?.security).toEqual([
        ...(isForGuests ? [{ portal: [] }] : []),
        { portal: [], session: [] },
      ]);
      for (const [code, error] of Object.entries(errorMap)) {
        expect(operation?.responses[String(error?.status)]?.description).toContain(
          `${code}: ${withoutRuleNumbers(refusals[code] ?? '')}`,
        );
      }
    }
  });

  it('describes a schema that has a name once', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(expect.arrayContaining(['Booking', 'Patient', 'TimeSlot', 'UndefinedError']));
    for (const name of names) expect(text).toContain(`"#/components/schemas/${name}"`);
  });
});

it('every call has a handler, and every handler a call', () => {
  const namesOf = (areas: Record<string, object>) =>
    Object.entries(areas).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`));
  expect(namesOf(router).sort()).toEqual(namesOf(contract).sort());
});
