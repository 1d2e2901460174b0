import { readdirSync, readFileSync } from 'node:fs';
import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { actions, type Action } from '#provider/core/actions.ts';
import { movableClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { START } from '#tests/support/providers.ts';

/** Calls that do not yet say all about themselves. The list only shrinks; a new call is never on it. */
const SILENT: readonly string[] = [];

const groups: Record<string, Record<string, AnyCall>> = contract;
const CALLS = Object.entries(groups).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, { '~orpc': call }]) => ({
    id: `${group}.${name}`,
    group,
    name,
    call,
    facts: call.meta,
    input: call.inputSchema as z.ZodType | undefined,
    output: call.outputSchema as z.ZodType,
  })),
);

const isFile = (schema: z.ZodType) => schema.def.type === 'file';

/** True where a call says what it is for and what it does, and shows an input and an answer (a file needs none). */
const isDescribed = ({ call: { route }, facts: { example }, input, output }: (typeof CALLS)[number]) =>
  Boolean(route.summary && route.description) &&
  (input === undefined) === (example.input === undefined) &&
  isFile(output) === (example.output === undefined);

describe('every call of the contract', () => {
  it('says what it is for, what it does, and shows an example', () => {
    expect(CALLS.filter((each) => !isDescribed(each)).map(({ id }) => id)).toEqual(SILENT);
  });

  it.each(CALLS)('$id says what each of its named errors means, and of no other', ({ call, facts }) => {
    expect(Object.keys(facts.refusals).sort()).toEqual(Object.keys(call.errorMap).sort());
    for (const meaning of Object.values(facts.refusals)) expect(meaning).not.toBe('');
  });

  it.each(CALLS)('$id has a summary of one line', ({ call: { route } }) => {
    expect(route.summary).toMatch(/^[^\n]{8,90}[^.\n]$/);
  });

  it.each(CALLS)(
    '$id is shown with what it takes and answers',
    async ({ facts: { example, otherAnswers }, input, output }) => {
      if (input) expect(await input.parseAsync(example.input)).toEqual(example.input);
      const answers = isFile(output) ? [] : [example.output, ...Object.values(otherAnswers)];
      for (const answer of answers) expect(await output.parseAsync(answer)).toEqual(answer);
    },
  );
});

describe('what a call says of a record', () => {
  const keysOf = (schema: z.ZodType | undefined) =>
    schema?.def.type === 'object' ? (schema as z.ZodObject).shape : {};
  const signedIn = CALLS.filter(({ facts }) => !facts.isForGuests);

  it('is said by every call for whoever is signed in that names a patient', () => {
    const silent = signedIn.filter(({ input, facts }) => 'patientId' in keysOf(input) && !facts.record);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('is a read where nothing is changed, and a write where something is', () => {
    const odd = CALLS.filter(({ call: { route }, facts }) => {
      if (!facts.record) return false;
      return (facts.record === 'read') !== (route.method === 'GET' && !facts.isWrite);
    });
    // They are posted, so that the secret stands in no log of addresses.
    expect(odd.map(({ id }) => id).sort()).toEqual(['calendarFeed.read', 'telehealthGuests.state']);
  });

  it('is what its handlers tell the audit, and nothing that no handler does', () => {
    const sources = readdirSync('provider', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`provider/${file}`, 'utf8'))
      .join('\n');
    const unsaid = Object.keys(actions).filter((action) => !sources.includes(`'${action}'`));
    expect(unsaid).toEqual([]);
  });

  it('is one for all calls that have one name in the audit', () => {
    for (const { id, facts } of CALLS.filter((call) => call.facts.record)) {
      expect([id, actions[(facts.inAudit ?? id) as Action]]).toEqual([id, facts.record]);
    }
  });
});

describe('without a session', () => {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let provider: Provider;

  beforeAll(async () => {
    provider = await createProvider({
      databaseUrl: 'sqlite::memory:',
      clock: movableClock({ now: () => new Date(START) }),
      log: quiet,
      portalOrigin: 'https://portal.example',
    });
  });
  afterAll(() => provider.close());

  it.each(CALLS)('$id answers as it says', async ({ group, name, facts: { isForGuests, example } }) => {
    const guest = provider.client({ language: 'pl', requestId: 'test' });
    const calls = guest as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
    const code = await calls[group]?.[name]?.(example.input).then(
      () => 'answer',
      (error: unknown) => (error instanceof ORPCError ? String(error.code) : String(error)),
    );
    if (isForGuests) expect(code).not.toBe('UNAUTHORIZED');
    else expect(code).toBe('UNAUTHORIZED');
  });
});
