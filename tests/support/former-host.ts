import type { CallShape, Schema, Shape } from '../../scripts/api/shape.ts';
import type { Answering } from './broken-host.ts';
import { leftOut } from './left-out-call.ts';
import { fittingPath } from './mock-host.ts';

type FormerHost = Answering &
  Readonly<{
    /** The calls that it does not have. */
    unknown: Set<string>;
    /** The fields of answers that it does not have, each behind its call. */
    removed: Set<string>;
  }>;

type Inside = Readonly<{ schemas: Shape['schemas']; at: string; removed: Set<string> }>;

/** A host of a former contract: it has neither the calls of now, nor the fields of now in its answers. */
export function formerHost(provider: Answering, { calls, schemas }: Shape): FormerHost {
  const unknown = new Set<string>();
  const removed = new Set<string>();
  const places = Object.keys(calls).map((place) => place.split(' '));

  return {
    unknown,
    removed,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const paths = places.flatMap(([method, path = '']) => (method === request.method ? [path] : []));
      const call = calls[`${request.method} ${fittingPath(paths, decodeURI(pathname))}`];
      if (!call) {
        unknown.add(`${request.method} ${pathname}`);
        return leftOut();
      }
      const response = await provider.fetch(request);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return isJson ? without(response, call, { schemas, at: call.name, removed }) : response;
    },
  };
}

async function without(response: Response, { answers, errors = {} }: CallShape, inside: Inside) {
  const body = (await response.json()) as { code?: string; data?: unknown };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const { status } = response;
  if (response.ok)
    return Response.json(pruned(body, answers[`${status} application/json`] ?? {}, inside), {
      status,
      headers,
    });
  const error = errors[body.code ?? ''];
  const data = pruned(body.data, error?.data ?? { properties: {} }, inside);
  return Response.json({ ...body, ...(error ? { data } : { defined: false }) }, { status, headers });
}

/** A value without the fields that its schema does not have. */
function pruned(value: unknown, schema: Schema, inside: Inside): unknown {
  const { properties, items, additionalProperties } = whole(schema, inside);
  if (Array.isArray(value)) return value.map((entry: unknown) => pruned(entry, items ?? {}, inside));
  if (typeof value !== 'object' || value === null || !properties) return value;
  const entries = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const known = properties[name] ?? additionalProperties;
    if (known) return [[name, pruned(field, known, { ...inside, at: `${inside.at}.${name}` })]];
    inside.removed.add(`${inside.at}.${name}`);
    return [];
  });
  return Object.fromEntries(entries);
}

/** A schema with the fields of all its alternatives. */
function whole({ $ref, anyOf, oneOf, ...schema }: Schema, inside: Inside): Schema {
  if ($ref !== undefined) return whole(inside.schemas[$ref] ?? {}, inside);
  const parts = [...(anyOf ?? []), ...(oneOf ?? [])].map((one) => whole(one, inside));
  const fields = parts.flatMap(({ properties }) => (properties ? [properties] : []));
  return Object.assign(
    {},
    ...parts,
    schema,
    fields.length > 0 ? { properties: Object.assign({}, ...fields) as object } : {},
  ) as Schema;
}
