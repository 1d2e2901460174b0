import { beforeAll, describe, expect, it } from 'vitest';
import { originsOf } from '#app/services/request/listed-settings.ts';
import { bareError, dataIssues } from '#contract/by-status.ts';
import type { AnyCall } from '#contract/call.ts';
import { parameterRows } from '#contract/document/parameters.ts';
import { NUMBERED_RULE, withoutRuleNumbers } from '#contract/document/words.ts';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { OWN_LIMITS_MS, USUAL_MS } from '#contract/time-limits.ts';

/** The words that whoever makes a host from the document alone has to find in it. */

type Parameter = { name: string; in: string; description?: string };
type Media = { examples?: Record<string, { value: { code?: string; data?: unknown } }> };
type Operation = {
  operationId: string;
  description: string;
  parameters?: Parameter[];
  responses: Record<
    string,
    {
      content?: Record<string, Media>;
      headers?: { location: { schema: { format?: string }; example: string } };
    }
  >;
  'x-timeout-ms': number;
  'x-retried': boolean;
  'x-list'?: string;
};
type Document = {
  info: Record<string, unknown>;
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const groups: Record<string, Record<string, AnyCall>> = contract;
const callOf = ({ operationId }: Operation) => {
  const [group = '', name = ''] = operationId.split('.');
  return groups[group]?.[name];
};

let document: Document;
let operations: Operation[];
let texts: string[];

beforeAll(async () => {
  document = JSON.parse(await openApiDocument()) as Document;
  operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  texts = [];
  walk(document, ({ description }) => {
    if (typeof description === 'string') texts.push(description);
  });
});

function walk(value: unknown, look: (found: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) look(value as Record<string, unknown>);
  for (const inner of Object.values(value)) walk(inner, look);
}

describe('the document alone', () => {
  it('says by whom it is, on what terms, where a host is, and what its areas are', () => {
    expect(document.info).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      license: { identifier: 'EUPL-1.2' },
      contact: { name: expect.any(String) as string },
    });
    expect(document.servers).not.toEqual([]);
    const used = new Set(Object.values(groups).flatMap((calls) => Object.values(calls).flatMap(tagsOf)));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
    for (const { description } of document.tags) expect(description).toMatch(/\.$/);
  });

  it('names no rule by a number that a host does not have', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => NUMBERED_RULE.test(text) || /\bdecisions? \d/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has no two paths that differ in the name of a parameter alone', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{[^}]+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('names in each path the parameters that its calls have there', () => {
    for (const [path, item] of Object.entries(document.paths))
      for (const { parameters = [] } of Object.values(item)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
        expect(named.sort()).toEqual([...(path.match(/\{[^}]+\}/g) ?? [])].sort());
      }
  });

  it('says what each parameter is, and has a row for no other', () => {
    const silent = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter((one) => !one.description).map(({ name }) => `${operationId}.${name}`),
    );
    expect(silent).toEqual([]);
    const asked = new Set(
      operations.flatMap((operation) => {
        const { operationId, parameters = [] } = operation;
        const names = [...parameters.map(({ name }) => name), ...namesInPath(callOf(operation))];
        return names.flatMap((name) => [
          name,
          `${operationId.split('.')[0]}.${name}`,
          `${operationId}.${name}`,
        ]);
      }),
    );
    expect(parameterRows.filter((row) => !asked.has(row))).toEqual([]);
  });

  it('says what the words of each enumeration mean', () => {
    const silent: unknown[] = [];
    walk(document, ({ enum: values, description }) => {
      if (Array.isArray(values) && values.length > 0 && !description) silent.push(values);
    });
    expect(silent).toEqual([]);
  });

  it('tells lists that page from those that are whole', () => {
    for (const operation of operations) {
      const isPaged = operation.parameters?.some(({ name }) => name === 'pageIndex') ?? false;
      expect([operation.operationId, operation['x-list'] === 'page']).toEqual([
        operation.operationId,
        isPaged,
      ]);
    }
    expect(operations.filter((one) => one['x-list'] === 'whole').length).toBeGreaterThan(40);
  });

  it('has the time that the portal waits, and whether it asks again', () => {
    for (const { operationId, ...operation } of operations) {
      expect(operation['x-timeout-ms']).toBe(OWN_LIMITS_MS.get(operationId) ?? USUAL_MS);
      const { route, meta } = callOf({ operationId, ...operation })?.['~orpc'] ?? {};
      expect(operation['x-retried']).toBe(route?.method === 'GET' && !meta?.isWrite);
      expect(operation.description).not.toMatch(/portal waits \d/);
    }
  });
});

const tagsOf = ({ '~orpc': { route } }: AnyCall) => route.tags ?? [];
/** A call's own names, of which the document has others where two paths would be the same. */
const namesInPath = (call: AnyCall | undefined) =>
  [...(call?.['~orpc'].route.path ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

describe('the examples', () => {
  it('begin with what comes when all goes well', () => {
    for (const operation of operations) {
      const output = callOf(operation)?.['~orpc'].meta.example.output;
      const media = Object.values(operation.responses['200']?.content ?? {});
      if (output === undefined) continue;
      for (const { examples = {} } of media)
        expect([operation.operationId, Object.keys(examples)[0]]).toEqual([operation.operationId, 'usual']);
    }
    expect(first('account.gates')).toEqual({ open: [] });
    expect(first('bookings.prebooking')).toEqual({ errors: [] });
  });

  const first = (id: string) =>
    Object.values(
      operations.find(({ operationId }) => operationId === id)?.responses['200']?.content?.[
        'application/json'
      ]?.examples ?? {},
    )[0]?.value;

  it('lead the browser where the first examples of the settings let it', () => {
    const origins = [
      (first('settings.login') as { eGovernment: { origin: string } }).eGovernment.origin,
      (first('payments.offer') as { origin: string }).origin,
      // The portal on one's own machine, with no setting.
      originsOf(undefined, 3000)[0],
    ];
    const places = operations.flatMap(({ operationId, responses }) => {
      const { headers } = responses['302'] ?? {};
      return headers ? [{ operationId, ...headers.location }] : [];
    });
    expect(places.length).toBeGreaterThan(0);
    for (const { operationId, schema, example } of places)
      expect([operationId, schema, origins.includes(new URL(example).origin)]).toMatchObject([
        operationId,
        { format: 'uri' },
        true,
      ]);
    expect(new Set(places.map(({ example }) => new URL(example).origin)).size).toBe(origins.length);
  });

  it('show each named error, as its schema has it', () => {
    for (const operation of operations) {
      const path = operation.operationId.split('.');
      const shown = Object.entries(operation.responses).flatMap(([, { content }]) =>
        Object.values(content ?? {}).flatMap(({ examples = {} }) => Object.values(examples)),
      );
      const errors = shown.map(({ value }) => value).filter((value) => 'defined' in value);
      const codes = Object.keys(callOf(operation)?.['~orpc'].errorMap ?? {});
      expect(errors.map(({ code }) => code).sort()).toEqual(codes.sort());
      for (const { code = '', data } of errors) {
        const isBare = data === undefined && bareError({ path, code }) !== null;
        expect([path, code, isBare ? [] : dataIssues({ path, code, data })]).toEqual([path, code, []]);
      }
    }
  });
});

describe('a text without numbers of rules', () => {
  it.each([
    ['A session of this account (A-01, B§5).', 'A session of this account.'],
    ['B§3, A-102: the patient’s own measurements.', 'The patient’s own measurements.'],
    ['It is refused (booking lock, B§4).', 'It is refused (booking lock).'],
    ['It is refused (booking lock; B§4).', 'It is refused (booking lock).'],
    ['A§4, A-51. REGISTERED: a new person.', 'REGISTERED: a new person.'],
    ['C:\\ is a path, and A-levels are none.', 'C:\\ is a path, and A-levels are none.'],
  ])('%s', (text, words) => {
    expect(withoutRuleNumbers(text)).toBe(words);
  });
});
