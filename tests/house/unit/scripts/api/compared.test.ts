import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../../../../scripts/api/compared.ts';
import { shapeOf, type ApiDocument, type Schema } from '../../../../../scripts/api/shape.ts';

type Facts = Partial<ApiDocument['paths'][string][string]>;
type Contract = Readonly<{
  path?: string;
  operation?: Facts;
  sent?: Schema;
  isBodyOptional?: true;
  query?: readonly Readonly<{ name: string; required?: boolean; schema: Schema }>[];
  answered?: Schema;
  errors?: Readonly<Record<string, readonly [number, Schema?]>>;
  schemas?: Readonly<Record<string, Schema>>;
  more?: ApiDocument['paths'];
}>;

const json = (schema: Schema) => ({ 'application/json': { schema } });
const fields = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The document of a contract of one call. */
function shape({
  path = '/a/{id}',
  operation,
  sent,
  isBodyOptional,
  query,
  answered,
  errors,
  ...rest
}: Contract) {
  const bodies = Object.entries(errors ?? {}).map(([code, [status, data = {}]]) => [
    String(status),
    { content: json({ oneOf: [fields({ code: { const: code }, data }), ref('UndefinedError')] }) },
  ]);
  const call: ApiDocument['paths'][string][string] = {
    operationId: 'a.call',
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        schema: text,
      })),
      ...(query ?? []).map((one) => ({ ...one, in: 'query' })),
    ],
    ...(sent ? { requestBody: { required: !isBodyOptional, content: json(sent) } } : {}),
    security: [{ portal: [], session: [] }],
    responses: {
      '200': { content: json(answered ?? fields({ id: text }, 'id')) },
      ...(Object.fromEntries(bodies) as object),
    },
    'x-timeout-ms': 2000,
    ...operation,
  };
  return shapeOf({
    info: { version: '1.0.0' },
    paths: { [path]: { get: call }, ...rest.more },
    components: { schemas: { ...rest.schemas, UndefinedError: {} } },
  });
}

const changes = (former: Contract, now: Contract, told: readonly string[] = []) =>
  changesBetween({ former: shape(former), now: shape(now), told: new Set(told) });

const sent = (before: Schema, after: Schema): [Contract, Contract] => [
  { sent: fields({ x: before }, 'x') },
  { sent: fields({ x: after }, 'x') },
];
const answered = (before: Schema, after: Schema): [Contract, Contract] => [
  { answered: fields({ x: before }, 'x') },
  { answered: fields({ x: after }, 'x') },
];
const other = (operationId: string): ApiDocument['paths'] => ({
  '/b': { get: { operationId, security: [], responses: { '200': { content: json(fields({})) } } } },
});
const A = { const: 'A' };
const kinds = (...kind: string[]): Schema => ({ type: 'string', enum: kind });
const byKind = (...kind: [string, Schema][]): Schema => ({
  anyOf: kind.map(([name, x]) => fields({ kind: { const: name }, x }, 'kind', 'x')),
});
const one = { operationId: 'b.call', security: [], responses: {} };

/** Changes that a host of the former contract could not go on with. */
const BREAKS: Readonly<Record<string, readonly [Contract, Contract]>> = {
  'a new required field of an answer': [{ answered: fields({}) }, { answered: fields({ x: text }, 'x') }],
  'a field of an answer that is required now': [
    { answered: fields({ x: text }) },
    { answered: fields({ x: text }, 'x') },
  ],
  'a new required flag deep in an answer': [
    { answered: { type: 'array', items: ref('N') }, schemas: { N: fields({ y: fields({}) }, 'y') } },
    {
      answered: { type: 'array', items: ref('N') },
      schemas: { N: fields({ y: fields({ on: { type: 'boolean' } }, 'on') }, 'y') },
    },
  ],
  'a value that an answer may have no more': answered(kinds('A', 'B'), kinds('A')),
  'another type of an answer': answered(text, { type: 'integer' }),
  'whole numbers alone': answered({ type: 'number' }, { type: 'integer' }),
  'less characters of an answer': answered({ ...text, maxLength: 9 }, { ...text, maxLength: 8 }),
  'a new limit of an answer': answered(text, { ...text, maxLength: 8 }),
  'a higher least number of an answer': answered({ type: 'integer' }, { type: 'integer', minimum: 1 }),
  'a new pattern of an answer': answered(text, { ...text, pattern: '^a' }),
  'values instead of any': answered(text, kinds('A')),
  'another default, which a host means that leaves the field out': [
    { answered: fields({ x: { type: 'boolean', default: true } }) },
    { answered: fields({ x: { type: 'boolean', default: false } }) },
  ],
  'an alternative of an answer that is gone': answered(byKind(['A', text], ['B', text]), byKind(['A', text])),
  'a narrower alternative of an answer': answered(
    byKind(['A', text], ['B', text]),
    byKind(['B', text], ['A', { ...text, maxLength: 3 }]),
  ),
  'no null any more': answered({ anyOf: [text, { type: 'null' }] }, text),
  'an answer of another media type': [
    {},
    { operation: { responses: { '200': { content: { 'application/pdf': {} } } } } },
  ],
  'an answer where a redirect was': [
    { operation: { responses: { '302': { headers: { location: { schema: text } } } } } },
    {},
  ],
  'a new required field that is sent': [{ sent: fields({}) }, { sent: fields({ x: text }, 'x') }],
  'a required field that is sent no more': [{ sent: fields({ x: text }, 'x') }, { sent: fields({}) }],
  'a required field that is sent at times': [
    { sent: fields({ x: text }, 'x') },
    { sent: fields({ x: text }) },
  ],
  'a new value that is sent': sent(kinds('A'), kinds('A', 'B')),
  'any value that is sent': sent(kinds('A'), text),
  'more characters that are sent': sent({ ...text, maxLength: 8 }, { ...text, maxLength: 9 }),
  'no least number any more of what is sent': sent({ type: 'integer', minimum: 1 }, { type: 'integer' }),
  'no pattern any more of what is sent': sent({ ...text, pattern: '^a' }, text),
  'another pattern of what is sent': sent({ ...text, pattern: '^a' }, { ...text, pattern: '^ab' }),
  'a new alternative that is sent': sent(byKind(['A', text]), byKind(['A', text], ['B', text])),
  'a new required parameter': [{}, { query: [{ name: 'x', required: true, schema: text }] }],
  'a required parameter that is gone': [{ query: [{ name: 'x', required: true, schema: text }] }, {}],
  'a parameter of the path that may be longer': [
    {
      path: '/a',
      more: {
        '/b/{id}': {
          get: { ...one, parameters: [{ name: 'id', in: 'path', schema: { ...text, maxLength: 8 } }] },
        },
      },
    },
    {
      path: '/a',
      more: { '/b/{id}': { get: { ...one, parameters: [{ name: 'id', in: 'path', schema: text }] } } },
    },
  ],
  'a new body': [{}, { sent: fields({}) }],
  'a body that is gone at times': [{ sent: fields({}) }, { sent: fields({}), isBodyOptional: true }],
  'another address of a call': [{ path: '/a' }, { path: '/c' }],
  'a new call that nobody has told of': [{}, { more: other('b.call') }],
  'a named error that is gone': [{ errors: { GONE: [409] } }, {}],
  'another status of a named error': [{ errors: { GONE: [409] } }, { errors: { GONE: [410] } }],
  'new required data of a named error': [
    { errors: { GONE: [409] } },
    { errors: { GONE: [409, fields({ x: text }, 'x')] } },
  ],
  'a value of a named error that is gone': [
    { errors: { GONE: [409, fields({ x: kinds('A', 'B') })] } },
    { errors: { GONE: [409, fields({ x: A })] } },
  ],
  'a status alone that meant an error, and is that of two now': [
    { errors: { GONE: [409] } },
    {
      operation: {
        responses: {
          '200': { content: json(fields({ id: text }, 'id')) },
          '409': twoErrors('GONE', 'OTHER'),
        },
      },
    },
  ],
  'a shorter time': [{}, { operation: { 'x-timeout-ms': 1000 } }],
  'a call that is made once more': [{}, { operation: { 'x-retried': true } }],
  'a call that is made without a session': [{}, { operation: { security: [{ portal: [] }] } }],
  'a list in pages': [{ operation: { 'x-list': 'whole' } }, { operation: { 'x-list': 'page' } }],
};

/** Changes of which a host of the former contract hears nothing. */
const HARMLESS: Readonly<Record<string, readonly [Contract, Contract, ...string[]]>> = {
  'a new optional field of an answer': [{ answered: fields({}) }, { answered: fields({ x: text }) }],
  'a new flag with a default': [
    { answered: fields({}) },
    { answered: fields({ x: { type: 'boolean', default: true } }, 'x') },
  ],
  'a field of an answer that is gone': [{ answered: fields({ x: text }, 'x') }, { answered: fields({}) }],
  'a field of an answer that is required no more': [
    { answered: fields({ x: text }, 'x') },
    { answered: fields({ x: text }) },
  ],
  'a value that an answer may have': answered(kinds('A'), kinds('A', 'B')),
  'any value of an answer': answered(kinds('A'), text),
  'numbers that are not whole': answered({ type: 'integer' }, { type: 'number' }),
  'more characters of an answer': answered({ ...text, maxLength: 8 }, { ...text, maxLength: 9 }),
  'a new alternative of an answer': answered(byKind(['A', text]), byKind(['A', text], ['B', text])),
  'a narrower alternative of an answer beside a wide one': answered(
    { anyOf: [kinds('A', 'B'), text] },
    { anyOf: [kinds('A'), text] },
  ),
  'null, too': answered(text, { anyOf: [text, { type: 'null' }] }),
  'an answer of one more media type': [
    {},
    {
      operation: {
        responses: { '200': { content: { ...json(fields({ id: text }, 'id')), 'application/pdf': {} } } },
      },
    },
  ],
  'a new optional field that is sent': [{ sent: fields({}) }, { sent: fields({ x: text }) }],
  'an optional field that is sent no more': [{ sent: fields({ x: text }) }, { sent: fields({}) }],
  'a field that is sent always': [{ sent: fields({ x: text }) }, { sent: fields({ x: text }, 'x') }],
  'less values that are sent': sent(kinds('A', 'B'), kinds('A')),
  'less characters that are sent': sent(text, { ...text, maxLength: 8 }),
  'an alternative that is sent no more': sent(byKind(['A', text], ['B', text]), byKind(['A', text])),
  'a new optional parameter': [{}, { query: [{ name: 'x', schema: text }] }],
  'a call that is made no more': [{ more: other('b.call') }, {}],
  'a new call that a host may leave out, as an entry says': [{}, { more: other('b.call') }, 'b.call'],
  'a new named error': [{}, { errors: { GONE: [409] } }],
  'new optional data of a named error': [
    { errors: { GONE: [409] } },
    { errors: { GONE: [409, fields({ x: text })] } },
  ],
  'a longer time': [{}, { operation: { 'x-timeout-ms': 9000 } }],
  'entries that stand apart': [{}, { operation: { 'x-entries-apart': true } }],
};

/** Differences of two documents that are none of the contract. */
const SAME: Readonly<Record<string, readonly [Contract, Contract]>> = {
  words: answered(text, { ...text, description: 'Words.', examples: ['a'] }),
  'the name of a parameter of the path': [{ path: '/a/{id}' }, { path: '/a/{other}' }],
  'the order of values, alternatives and fields': [
    { answered: fields({ x: kinds('A', 'B'), y: byKind(['A', text], ['B', text]) }, 'x', 'y') },
    { answered: fields({ y: byKind(['B', text], ['A', text]), x: kinds('B', 'A') }, 'y', 'x') },
  ],
  'a name for a schema': [
    { answered: fields({ x: fields({ y: text }) }) },
    { answered: fields({ x: ref('N') }), schemas: { N: fields({ y: text }) } },
  ],
  'a schema within itself, or none': [
    { answered: ref('N'), schemas: { N: fields({ next: { anyOf: [ref('N'), { type: 'null' }] } }) } },
    { answered: ref('N'), schemas: { N: fields({ next: { anyOf: [{ type: 'null' }, ref('N')] } }) } },
  ],
  'a schema within itself by another name': [
    { answered: ref('N'), schemas: { N: fields({ next: ref('N') }) } },
    { answered: ref('M'), schemas: { M: fields({ next: ref('M') }) } },
  ],
};

function twoErrors(...codes: string[]) {
  return { content: json({ oneOf: codes.map((code) => fields({ code: { const: code } })) }) };
}

describe('a change of the contract', () => {
  test.each(Object.entries(BREAKS))('is a break: %s', (_, [former, now]) => {
    expect(changes(former, now).filter(({ isBreak }) => isBreak)).toHaveLength(1);
  });

  test.each(Object.entries(HARMLESS))('is told, and no break: %s', (_, [former, now, ...told]) => {
    const found = changes(former, now, told);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isBreak }) => isBreak)).toEqual([]);
  });

  test.each(Object.entries(SAME))('is none: %s', (_, [former, now]) => {
    expect(changes(former, now)).toEqual([]);
  });

  test('of a schema with a name is told once, and is a break where it is one in either way', () => {
    const both = (N: Schema) => ({ sent: ref('N'), answered: ref('N'), schemas: { N } });
    expect(changes(both(fields({ x: kinds('A') })), both(fields({ x: kinds('A', 'B') })))).toEqual([
      { at: 'N.x', what: 'value B is new', isBreak: true },
    ]);
  });
});

test('a schema that says something unknown is not compared by half', () => {
  expect(() => shape({ answered: { ...text, minContains: 2 } })).toThrow('minContains');
});
