import { inLines } from '#contract/document/lines.ts';

/** The shape of a contract: all of its document that a host or the portal could stumble over, and no words. */

export type Schema = Readonly<{
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema;
  propertyNames?: Schema;
  [limit: string]: unknown;
}>;

export type NamedError = Readonly<{ status: number; data?: Schema }>;

export type CallShape = Readonly<{
  /** Its name in the code, `operationId` of the document. */
  name: string;
  timeoutMs: number;
  isForGuests?: true;
  isRetried?: true;
  list?: string;
  entriesApart?: true;
  /** The parameters of the path in their order: a host does not see their names. */
  path?: readonly Schema[];
  /** The parameters of the query, and the body by its type, each as a field. */
  sent?: Schema;
  /** Answers when all goes well, by status and type; of 302 the location. */
  answers: Readonly<Record<string, Schema>>;
  errors?: Readonly<Record<string, NamedError>>;
  /** The error that a status alone says, as far as the document declares it. */
  byStatus?: Readonly<Record<string, string>>;
}>;

export type Shape = Readonly<{
  version: string;
  /** Each behind its method and path, as `GET /mppd/api/bookings`. */
  calls: Readonly<Record<string, CallShape>>;
  schemas: Readonly<Record<string, Schema>>;
}>;

type Content = Readonly<Record<string, { schema?: Schema }>>;
type Response = Readonly<{ content?: Content; headers?: Readonly<Record<string, { schema: Schema }>> }>;
type Parameter = Readonly<{ name: string; in: string; required?: boolean; schema?: Schema }>;
type Operation = Readonly<{
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ required?: boolean; content: Content }>;
  security: readonly object[];
  responses: Readonly<Record<string, Response>>;
  'x-timeout-ms'?: number;
  'x-retried'?: boolean;
  'x-list'?: string;
  'x-entries-apart'?: true;
  'x-by-status'?: Readonly<Record<string, string>>;
}>;

/** The parts of docs/provider-api.json that make a shape. */
export type ApiDocument = Readonly<{
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}>;

/** The shape of a document. @throws where a schema says something that is not known here, so that nothing is compared by half */
export function shapeOf({ info, paths, components }: ApiDocument): Shape {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, callOf(path, operation)] as const,
    ),
  );
  const schemas = Object.entries(components.schemas).filter(([name]) => name !== 'UndefinedError');
  return {
    version: info.version,
    calls: Object.fromEntries(calls),
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, bare(schema)])),
  };
}

/** Text of a shape: a line a call or a schema. */
export const textOf = (shape: Shape) => inLines(shape, { calls: 1, schemas: 1 });

function callOf(path: string, operation: Operation): CallShape {
  const { operationId, parameters = [], security, responses } = operation;
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) =>
    bare(parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}),
  );
  const statuses = Object.entries(responses);
  const errors = statuses.flatMap(([status, { content }]) => errorsOf(Number(status), content));
  return dense({
    name: operationId,
    timeoutMs: operation['x-timeout-ms'] ?? 0,
    isForGuests: security.some((ways) => !('session' in ways)),
    isRetried: operation['x-retried'],
    list: operation['x-list'],
    entriesApart: operation['x-entries-apart'],
    path: inPath.length > 0 && inPath,
    sent: sentOf(operation),
    answers: Object.fromEntries(
      statuses.flatMap(([status, response]) => (Number(status) < 400 ? answersOf(status, response) : [])),
    ),
    errors: errors.length > 0 && Object.fromEntries(errors),
    byStatus: operation['x-by-status'],
  }) as CallShape;
}

/** An object without the fields that say nothing. */
const dense = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false));

function sentOf({ parameters = [], requestBody }: Operation): Schema | undefined {
  const bodies = Object.entries(requestBody?.content ?? {}).map(([name, { schema = {} }]) => ({
    name,
    schema,
    required: requestBody?.required,
  }));
  const fields = [...parameters.filter((one) => one.in === 'query'), ...bodies];
  if (fields.length === 0) return undefined;
  return bare({
    properties: Object.fromEntries(fields.map(({ name, schema = {} }) => [name, schema])),
    required: fields.flatMap(({ name, required }) => (required ? [name] : [])),
  });
}

const answersOf = (status: string, { content = {}, headers = {} }: Response) => [
  ...Object.entries(content).map(([type, { schema = {} }]) => [`${status} ${type}`, bare(schema)] as const),
  ...Object.entries(headers).map(([name, { schema }]) => [`${status} ${name}`, bare(schema)] as const),
];

function errorsOf(status: number, content?: Content) {
  const bodies = Object.values(content ?? {}).flatMap(({ schema }) => schema?.oneOf ?? []);
  return bodies.flatMap(({ properties = {} }) => {
    const { code, data = {} } = properties;
    if (status < 400 || code === undefined) return [];
    const known = bare(data);
    return [[String(code.const), dense({ status, data: Object.keys(known).length > 0 && known })]] as const;
  });
}

const hasDefault = (schema?: Schema) => schema?.default !== undefined;

const WORDS = new Set(['description', 'title', 'example', 'examples']);
/** Limits that are compared as they stand. */
export const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
export const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
export const RULES = ['pattern', 'format', 'contentMediaType', 'contentEncoding', 'allOf', 'not'];
const LIMITS = new Set([...LOWEST, ...HIGHEST, ...RULES, 'const', 'enum', 'default']);
const OF_TEXT = ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType'];
/** Schemas within a schema. */
export const WITHIN = ['items', 'additionalProperties', 'propertyNames'] as const;
/** The bounds of what a number of JavaScript holds are none. */
const NO_BOUNDS = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** A schema without words; a field with a default may be left out, so it is not required. */
function bare(schema: Schema): Schema {
  const entries = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (WORDS.has(name) || NO_BOUNDS.has(value)) return [];
    if (name === 'type') return value === typeSaidBy(schema) ? [] : [[name, value]];
    if (LIMITS.has(name)) return [[name, value]];
    if (name === '$ref') return [[name, (value as string).split('/').pop()]];
    if (name === 'anyOf' || name === 'oneOf') return [[name, (value as Schema[]).map(bare)]];
    if (name === 'properties') return [[name, bareFields(value as Record<string, Schema>)]];
    if (name === 'required') return required(schema);
    if (WITHIN.some((one) => one === name) && typeof value === 'object')
      return [[name, bare(value as Schema)]];
    throw new Error(`A schema says ${name}, which is not known to scripts/api/shape.ts`);
  });
  return Object.fromEntries(entries);
}

/** Fields, values, entries and limits of a text say by themselves of what type they are. */
export function typeSaidBy(schema: Schema): string | undefined {
  if (schema.properties) return 'object';
  if (schema.items) return 'array';
  const [value] = valuesIn(schema) ?? [];
  if (value !== undefined) return typeof value;
  return OF_TEXT.some((name) => name in schema) ? 'string' : undefined;
}

/** All that a schema allows, where it lists it. */
export const valuesIn = (schema: Schema) => ('const' in schema ? [schema.const] : schema.enum);

const bareFields = (fields: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bare(field)]));

function required({ required: names = [], properties = {} }: Schema): [string, unknown][] {
  const left = names.filter((name) => !hasDefault(properties[name]));
  return left.length > 0 ? [['required', left]] : [];
}
