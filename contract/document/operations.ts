import type { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyCall } from '#contract/call.ts';
import { isAskedAgain, OWN_LIMITS_MS, USUAL_MS } from '#contract/time-limits.ts';
import { meaningOf } from './parameters.ts';
import { sampleOf } from './samples.ts';
import { withoutRuleNumbers } from './words.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]>['get'] & object;
type Media = { schema?: Shape; example?: unknown; examples?: Record<string, Example> };
type Shape = Parameters<typeof sampleOf>[0];
type Example = Readonly<{ summary?: string; value: unknown }>;
type Described = Readonly<{ document: Document; call: AnyCall; group: string; name: string }>;

/** An operation of the document with what its call says of itself: who may make it, in what time, what its refusals mean, its examples. */
export function completed({ document, call, group, name }: Described): object {
  const { route, meta } = call['~orpc'];
  const item = document.paths?.[(route.path ?? '').replace(/\/$/, '')] ?? {};
  const operation = item[(route.method ?? 'GET').toLowerCase() as 'get'] as Operation;
  const { responses } = operation;

  nameErrors({ document, call, responses });
  responses['400'] ??= { $ref: '#/components/responses/BadRequest' };
  operation.security = [...(meta.isForGuests ? [{ portal: [] }] : []), { portal: [], session: [] }];
  if (!meta.isForGuests) responses['401'] ??= { $ref: '#/components/responses/Unauthorized' };

  dropJsonOfFiles(operation);
  describeParameters(operation, { group, name });
  putInput(operation, meta.example.input);
  const { '200': success, '302': redirect } = responses;
  if (redirect) putLocation(redirect, meta.example.output);
  if (success) putAnswers(success, meta);
  const list = listOf({ document, operation });
  return {
    ...operation,
    'x-timeout-ms': OWN_LIMITS_MS.get(`${group}.${name}`) ?? USUAL_MS,
    'x-retried': isAskedAgain(call),
    ...(list ? { 'x-list': list } : {}),
    ...(meta.entriesApart === undefined ? {} : { 'x-entries-apart': true }),
    ...(Object.keys(meta.byStatus).length > 0 ? { 'x-by-status': meta.byStatus } : {}),
  };
}

type Answers = Pick<Described, 'document' | 'call'> & { responses: Operation['responses'] };

/** Says of each status what its named errors mean, and shows each of them. */
function nameErrors({ document, call, responses }: Answers) {
  const { errorMap, meta } = call['~orpc'];
  for (const [status, response] of Object.entries(responses)) {
    const codes = Object.keys(errorMap).filter((code) => String(errorMap[code]?.status) === status);
    if (codes.length === 0) continue;
    const meanings = codes.map((code) => `${code}: ${withoutRuleNumbers(meta.refusals[code] ?? '')}`);
    Object.assign(response, { description: meanings.join('\n\n') });
    for (const media of mediaOf(response)) media.examples = errorExamples(media, schemasOf(document));
  }
}

function errorExamples({ schema }: Media, schemas: ReturnType<typeof schemasOf>) {
  const named = (schema?.oneOf ?? []).filter(({ properties }) => properties?.['code']);
  return Object.fromEntries(
    named.map((shape) => {
      const value = { ...(sampleOf(shape, schemas) as Record<string, unknown>), message: '' };
      return [String(shape.properties?.['code']?.const), { value }];
    }),
  );
}

const schemasOf = (document: Document) => (document.components?.schemas ?? {}) as Record<string, Shape>;

const mediaOf = (body: object): Media[] =>
  'content' in body ? Object.values(body.content as Record<string, Media>) : [];

/** A file comes as multipart/form-data alone; the generator offers JSON beside it. */
function dropJsonOfFiles({ requestBody: body }: Operation) {
  if (!body || !('content' in body) || !('multipart/form-data' in body.content)) return;
  delete body.content['application/json'];
}

type Name = Readonly<{ group: string; name: string }>;

/** The generator writes of each parameter that it may be empty and need not be encoded: neither is so. */
function describeParameters(operation: Operation, { group, name }: Name) {
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter)) continue;
    const description = meaningOf({ group, name, parameter: parameter.name });
    if (description) parameter.description = description;
    delete parameter.allowEmptyValue;
    delete parameter.allowReserved;
  }
}

function putInput(operation: Operation, input: object | undefined) {
  const values = new Map<string, unknown>(Object.entries(input ?? {}));
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter) || !values.has(parameter.name)) continue;
    parameter.example = values.get(parameter.name);
    values.delete(parameter.name);
  }
  if (!operation.requestBody || values.size === 0) return;
  for (const media of mediaOf(operation.requestBody)) media.example = plain(Object.fromEntries(values));
}

/** The answer when all goes well is the first, for a host that is made of the document alone. */
function putAnswers(body: object, { example, otherAnswers }: AnyCall['~orpc']['meta']) {
  if (example.output === undefined) return;
  const others = Object.entries(otherAnswers).map(
    ([name, value]) => [name, { value: plain(value) }] as const,
  );
  for (const media of mediaOf(body))
    media.examples = { usual: { value: plain(example.output) }, ...Object.fromEntries(others) };
}

/** An address that the first examples of the settings have their word for, so that a host made of the document alone leads there. */
function putLocation(redirect: object, output: object | undefined) {
  const { headers } = (output ?? {}) as { headers?: Record<string, string> };
  const described = 'headers' in redirect ? (redirect.headers as Record<string, object>) : {};
  for (const [name, header] of Object.entries(described)) Object.assign(header, { example: headers?.[name] });
  Object.assign(redirect, { description: 'Where the browser is to be led.' });
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, withFileNames)) as unknown;
const withFileNames = (_: string, value: unknown) => (value instanceof File ? `<${value.name}>` : value);

/** The way in which a list comes; null where the answer is none. */
function listOf({ document, operation }: { document: Document; operation: Operation }) {
  const schema = mediaOf(operation.responses['200'] ?? {})[0]?.schema;
  const answer = schema?.$ref ? schemasOf(document)[schema.$ref.split('/').pop() ?? ''] : schema;
  const isPaged = (operation.parameters ?? []).some((one) => 'name' in one && one.name === 'pageIndex');
  if (isPaged && answer?.properties?.['hasMore']) return 'page';
  return answer?.type === 'array' ? 'whole' : null;
}
