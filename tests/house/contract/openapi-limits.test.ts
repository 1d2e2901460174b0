import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnySchema } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { converterWith, mostCharactersOf } from '#contract/openapi.ts';
import { upTo } from '#contract/primitives.ts';

/** A refusal by a schema's own rule stands in the document: as `maxLength`, or in words. */

type Json = Readonly<{ maxLength?: number; description?: string }>;
type Refined = Readonly<{ schema: z.core.$ZodType; json: Json }>;

/** Longer than anything that anybody types. */
const ENDLESS = 1_000_000;

/** Every schema with a rule of its own, as the document describes it. */
async function refinedIn(calls: object): Promise<Refined[]> {
  const found = new Map<z.core.$ZodType, Json>();
  const converter = converterWith(({ schema, next }) => {
    const [isRequired, json] = next();
    if (checksOf(schema).length > 0) found.set(schema, { ...found.get(schema), ...(json as Json) });
    return [isRequired, json];
  });
  await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(calls as typeof contract);
  return [...found].map(([schema, json]) => ({ schema, json }));
}

const checksOf = ({ _zod: { def } }: z.core.$ZodType) =>
  (def.checks ?? []).filter((check) => check._zod.def.check === 'custom');

/** The rules of it that nobody would know who has the document alone. */
function unsaid({ schema, json: { maxLength, description = '' } }: Refined): string[] {
  const others = checksOf(schema).filter((check) => mostCharactersOf(check).length === 0);
  const longest = schema._zod.def.type === 'string' ? longestOf(schema) : ENDLESS;
  const isLimitSaid =
    longest >= ENDLESS ||
    maxLength === longest ||
    description.replace(/\D/g, ' ').split(' ').includes(`${longest}`);
  return [
    ...(others.length > 0 && description === '' ? ['a rule in words'] : []),
    ...(isLimitSaid ? [] : [`at most ${longest} characters`]),
  ];
}

/** The longest text that it takes, of plain letters; ENDLESS where it takes any, or nobody can say. */
function longestOf(schema: z.core.$ZodType) {
  const takes = (length: number) => z.safeParse(schema, 'a'.repeat(length)).success;
  let least = Array.from({ length: 100 }, (_, at) => at + 1).find(takes) ?? ENDLESS;
  let most = ENDLESS;
  if (takes(most)) return ENDLESS;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (takes(middle)) least = middle;
    else most = middle;
  }
  return least;
}

describe('the document of the provider’s API', () => {
  it('says of every rule of a schema what it is', async () => {
    const refined = await refinedIn(contract);
    expect(refined.length).toBeGreaterThan(10);
    expect(refined.filter(({ schema }) => longestOf(schema) < ENDLESS).length).toBeGreaterThan(10);
    const silent = refined.flatMap((one) => unsaid(one).map((what) => ({ what, ...one.json })));
    expect(silent).toEqual([]);
  });

  const taking = (schema: AnySchema) => ({
    group: {
      one: call({ area: 'x', method: 'POST', path: '/x', summary: '', description: '' }).input(schema),
    },
  });
  const short = (text: string) => [...text].length <= 149;

  it.each([
    ['a limit that nobody says', z.string().refine(short), ['a rule in words', 'at most 149 characters']],
    ['a limit under other words', z.string().refine(short).describe('One line.'), ['at most 149 characters']],
    ['a limit in words', z.string().refine(short).describe('At most 149 code points.'), []],
    ['a limit as the document has it', upTo(z.string(), 149).describe('One line.'), []],
    ['a rule beside a limit', upTo(z.string(), 149).refine((text) => text !== 'b'), ['a rule in words']],
  ])('finds %s', async (_, text, faults) => {
    const [found] = await refinedIn(taking(z.object({ text })));
    expect(found && unsaid(found)).toEqual(faults);
  });

  it('counts characters as `maxLength` does: one beyond the first 65,536 is one', () => {
    expect(upTo(z.string(), 2).safeParse('😀😀').success).toBe(true);
    expect(upTo(z.string(), 2).safeParse('😀😀a').success).toBe(false);
  });
});
