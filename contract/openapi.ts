import { OpenAPIGenerator, type OpenAPIGeneratorGenerateOptions } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import type { AnyCall } from './call.ts';
import { INFO, SERVERS, TAGS } from './document/description.ts';
import { inLines } from './document/lines.ts';
import { completed } from './document/operations.ts';
import { joinAlike } from './document/paths.ts';
import { inWords } from './document/words.ts';
import { exactPath } from './exact-path.ts';
import { contract } from './index.ts';
import { PROVIDER_KEY_HEADER } from './provider-key.ts';

type Schemas = NonNullable<OpenAPIGeneratorGenerateOptions['commonSchemas']>;

const groups: Record<string, Record<string, AnyCall>> = contract;

const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/UndefinedError' } } };

const COMPONENTS = {
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
    BadRequest: { description: 'BAD_REQUEST: the input does not fit.', content: errorBody },
    Unauthorized: {
      description:
        'UNAUTHORIZED: no session, or one that is over; `data.errorCode` USER_BLOCKED where the account has been blocked since.',
      content: errorBody,
    },
  },
} satisfies OpenAPIGeneratorGenerateOptions['components'];

type Look = NonNullable<
  NonNullable<ConstructorParameters<typeof ZodToJsonSchemaConverter>[0]>['interceptors']
>[number];

/** Makes the converter of the contract's schemas to the document's: with the limit of `upTo`, which counts as the document does. `look` sees each. */
export const converterWith = (...look: Look[]) =>
  new ZodToJsonSchemaConverter({
    interceptors: [
      ...look,
      ({ schema, next }) => {
        const [isRequired, json] = next();
        const most = (schema._zod.def.checks ?? []).flatMap(mostCharactersOf);
        return most.length > 0 && typeof json === 'object' && !('$ref' in json)
          ? [isRequired, { ...json, maxLength: Math.min(...most) }]
          : [isRequired, json];
      },
    ],
  });

/** The limit of `upTo`; none of any other check. */
export function mostCharactersOf({ _zod: { def } }: z.core.$ZodCheck): number[] {
  const { params } = def as { params?: { mostCharacters?: number } };
  return params?.mostCharacters === undefined ? [] : [params.mostCharacters];
}

/** The OpenAPI document of every call, as text; docs/provider-api.json is its committed copy. */
export async function openApiDocument() {
  const commonSchemas: Schemas = { ...(await namedSchemas()), UndefinedError: { error: 'UndefinedError' } };
  const generator = new OpenAPIGenerator({ schemaConverters: [converterWith()] });
  const made = await generator.generate(contract, {
    info: INFO,
    servers: SERVERS,
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    commonSchemas,
    components: COMPONENTS,
    security: [{ portal: [], session: [] }],
  });
  const document = inWords(JSON.parse(JSON.stringify(made))) as typeof made;
  const paths: Record<string, Record<string, object>> = {};
  for (const [group, calls] of Object.entries(groups))
    for (const [name, call] of Object.entries(calls)) {
      const { path = '', method = 'GET' } = call['~orpc'].route;
      const place = method.toLowerCase();
      (paths[exactPath(path.replace(/\/$/, ''))] ??= {})[place] = completed({ document, call, group, name });
    }
  return inLines({ ...document, paths: joinAlike(paths) });
}

/** The schemas that have a name (`.meta({ id })`) and are therefore described once: found by walking all calls. */
async function namedSchemas(): Promise<Schemas> {
  const found = new Map<string, z.core.$ZodType>();
  const converter = converterWith(({ schema, next }) => {
    const id = z.globalRegistry.get(schema)?.id;
    if (id !== undefined) found.set(id, schema);
    return next();
  });
  await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([id, schema]) => [id, { schema }]));
}
