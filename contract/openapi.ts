import { OpenAPIGenerator, type OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import type { AnyCall } from './call.ts';
import { exactPath } from './exact-path.ts';
import { contract } from './index.ts';
import { PROVIDER_KEY_HEADER } from './provider-key.ts';

/** What a hospital has to know before it reads the calls. */
const DESCRIPTION = `Every call that the portal makes of a provider: of the embedded one, or of the hospital's own host, which PROVIDER_URL names. How to implement it: docs/integration.md. Paths tagged "ours" do not stand in the specification.

**Session.** \`account.signIn\` answers a token; every later call carries it as \`Authorization: Bearer <token>\`. Without a session, or with one that is over, a call answers 401 with code UNAUTHORIZED, save those whose security has an entry without it. Ids in an address are claims: the host decides at each call whether the account of the session may act for that patient, and answers NOT_FOUND for another's record as for none.

**Portal.** Every call carries \`X-Provider-Key\`, the secret that portal and host share, when PROVIDER_KEY is set; a host that can be reached by anybody else answers 401 without it, with no body and before it looks at the call.

**Headers.** \`Accept-Language\` is \`pl\` or \`en\`: the language of names, texts and documents as far as the host has them; identifiers and codes are the same in both. \`X-Request-Id\` (letters, digits, "_" and "-", at most 80) names the request in the logs of both sides.

**Errors.** The body is \`{ defined, code, status, message, data }\`. \`defined: true\` marks one of the named errors of the call; the portal tells the patient what it means, by \`code\` and \`data\`, never by \`message\`. A host may refuse by its status alone: 4xx without this body means the error that the call’s \`x-by-status\` names for it, or the only one that the call has of this status; \`code\` or \`errorCode\` in a body of its own is read first. 401 alone is not believed. Everything else (\`defined: false\`, another body, an answer that does not fit its schema, no answer in time) is an outage of that part of the page; 400 BAD_REQUEST is an input that does not fit.

**Time.** The portal waits 2 seconds for a call, longer where the call says so, then gives up. Reads (GET) are tried once more; writes never, and neither is a GET that says so. The portal follows no redirect: where a call answers 302, its location is the answer, to which the portal leads the browser when it is allowed.

**Values.** Instants are UTC in ISO 8601 with "Z", days are local days in Europe/Warsaw as yyyy-MM-dd, money is in the currency's smallest unit, sizes are in bytes. Ids are opaque. A field that is unknown is absent, never null. Lists are whole: there are no pages. Unknown fields of an answer are ignored.

Sections A, B, C and rules A-…, S-… are those of the specification.`;

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]>['get'] & object;
type Schemas = NonNullable<OpenAPIGeneratorGenerateOptions['commonSchemas']>;

const groups: Record<string, Record<string, AnyCall>> = contract;

/** The OpenAPI document of every call, as text; docs/provider-api.json is its committed copy. */
export async function openApiDocument() {
  const commonSchemas: Schemas = {
    ...(await namedSchemas()),
    UndefinedError: { error: 'UndefinedError' },
  };
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Provider API of the patient portal', version: '1', description: DESCRIPTION },
    commonSchemas,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The patient’s, of `account.signIn`.' },
        portal: {
          type: 'apiKey',
          in: 'header',
          name: PROVIDER_KEY_HEADER,
          description:
            'The portal’s: a secret that both sides are set to (PROVIDER_KEY). Without it, or mutual TLS in front of the host, 401 before anything else is looked at.',
        },
      },
      responses: {
        BadRequest: { description: 'BAD_REQUEST: the input does not fit.', content: errorBody() },
        Unauthorized: {
          description:
            'UNAUTHORIZED: no session, or one that is over; `data.errorCode` USER_BLOCKED where the account has been blocked since.',
          content: errorBody(),
        },
      },
    },
    security: [{ portal: [], session: [] }],
  });
  for (const call of Object.values(groups).flatMap((calls) => Object.values(calls))) complete(document, call);

  const paths: Record<string, unknown> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) paths[exactPath(path)] = item;
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`;
}

const errorBody = () => ({
  'application/json': { schema: { $ref: '#/components/schemas/UndefinedError' } },
});

/** The schemas that have a name (`.meta({ id })`) and are therefore described once: found by walking all calls. */
async function namedSchemas(): Promise<Schemas> {
  const found = new Map<string, z.core.$ZodType>();
  const converter = new ZodToJsonSchemaConverter({
    interceptors: [
      ({ schema, next }) => {
        const id = z.globalRegistry.get(schema)?.id;
        if (id !== undefined) found.set(id, schema);
        return next();
      },
    ],
  });
  await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([id, schema]) => [id, { schema }]));
}

/** Adds to an operation what the call says of itself: who may call it, what its refusals mean, its example. */
function complete(document: Document, call: AnyCall) {
  const { route, errorMap, meta } = call['~orpc'];
  const { isForGuests, refusals, byStatus, example } = meta;
  const item = document.paths?.[(route.path ?? '').replace(/\/$/, '')] ?? {};
  const operation = item[(route.method ?? 'GET').toLowerCase() as 'get'] as Operation;
  const { responses } = operation;

  for (const [status, response] of Object.entries(responses)) {
    const codes = Object.keys(errorMap).filter((code) => String(errorMap[code]?.status) === status);
    const meanings = codes.map((code) => `${code}: ${refusals[code] ?? ''}`);
    if (meanings.length > 0) Object.assign(response, { description: meanings.join('\n\n') });
  }
  responses['400'] ??= { $ref: '#/components/responses/BadRequest' };
  operation.security = [...(isForGuests ? [{ portal: [] }] : []), { portal: [], session: [] }];
  if (!isForGuests) responses['401'] ??= { $ref: '#/components/responses/Unauthorized' };

  dropJsonOfFiles(operation);
  if (Object.keys(byStatus).length > 0) Object.assign(operation, { 'x-by-status': byStatus });
  putInput(operation, example.input);
  const { '200': success, '302': redirect } = responses;
  if (redirect) Object.assign(redirect, { description: 'Where the browser is to be led.' });
  if (success) putExample(success, example.output);
}

/** A file comes as multipart/form-data alone; the generator offers JSON beside it. */
function dropJsonOfFiles({ requestBody: body }: Operation) {
  if (!body || !('content' in body) || !('multipart/form-data' in body.content)) return;
  delete body.content['application/json'];
}

function putInput(operation: Operation, input: object | undefined) {
  const values = new Map<string, unknown>(Object.entries(input ?? {}));
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter) || !values.has(parameter.name)) continue;
    parameter.example = values.get(parameter.name);
    values.delete(parameter.name);
  }
  if (operation.requestBody && values.size > 0) putExample(operation.requestBody, Object.fromEntries(values));
}

function putExample(body: object, example: unknown) {
  if (example === undefined || !('content' in body)) return;
  for (const media of Object.values(body.content as Record<string, { example?: unknown }>)) {
    media.example = JSON.parse(JSON.stringify(example, withFileNames)) as unknown;
  }
}

const withFileNames = (_: string, value: unknown) => (value instanceof File ? `<${value.name}>` : value);
