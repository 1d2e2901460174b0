import { HIGHEST, LOWEST, RULES, typeSaidBy, valuesIn, WITHIN, type Schema, type Shape } from './shape.ts';

/** A difference between two contracts; a break is one that a host of the former contract could not go on with. */
export type Change = Readonly<{ at: string; what: string; isBreak: boolean }>;

/** The way of a value: a host answers it, and the portal of now reads it; or the portal of now sends it, and a former host reads it. */
export type Way = 'answered' | 'sent';

type Kind = 'wider' | 'narrower' | 'other' | 'harmless' | 'break';
type Difference = Readonly<{ what: string; kind: Kind }>;
type Pair = Readonly<{ former: Schema; now: Schema; at: string }>;

/** Two contracts, and what has been compared already: a schema that has a name is told of once. */
export type Context = Readonly<{ former: Shape; now: Shape; way: Way; seen: Set<string> }>;

/** The reader refuses something that the writer may write. */
const isBreak = (kind: Kind, way: Way) =>
  kind === 'break' || kind === 'other' || kind === (way === 'answered' ? 'narrower' : 'wider');

/** Differences between a schema and the one that it was. */
export function schemaChanges(pair: Pair, context: Context): Change[] {
  const { former, now, at } = pair;
  const names = [former.$ref, now.$ref];
  if (names.every((name) => name !== undefined)) {
    const key = `${context.way} ${names.join(' ')}`;
    if (context.seen.has(key)) return [];
    context.seen.add(key);
  }
  const one = resolved(former, context.former);
  const other = resolved(now, context.now);
  const place = former.$ref === now.$ref ? (now.$ref ?? at) : at;
  const inside = { former: one, now: other, at: place };
  if (isUnion(one) || isUnion(other)) return unionChanges(inside, context);
  const found = [
    ...limitDifferences(one, other),
    ...RULES.flatMap((rule) => ruleDifference(rule, one, other)),
  ];
  return [
    ...found.map(({ what, kind }) => ({ at: place, what, isBreak: isBreak(kind, context.way) })),
    ...fieldChanges(inside, context),
    ...WITHIN.filter((name) => one[name] ?? other[name]).flatMap((name) =>
      schemaChanges({ former: one[name] ?? {}, now: other[name] ?? {}, at: `${place}.${name}` }, context),
    ),
  ];
}

function resolved({ $ref, ...schema }: Schema, shape: Shape): Schema {
  return $ref === undefined ? schema : { ...resolved(shape.schemas[$ref] ?? {}, shape), ...schema };
}

const branchesOf = (schema: Schema) => schema.anyOf ?? schema.oneOf ?? [schema];
const isUnion = ({ anyOf, oneOf }: Schema) => Boolean(anyOf ?? oneOf);

type Alternatives = Readonly<{ one: Schema; other: Schema }>;

/** Each alternative that may be written has to be read by some other; those that are alike are compared. */
function unionChanges({ former, now, at }: Pair, context: Context): Change[] {
  const pairs = pairsOf(branchesOf(former), branchesOf(now));
  const isAnswered = context.way === 'answered';
  const readers = branchesOf(isAnswered ? now : former);
  const isRead = (written: Schema) =>
    readers.some((reader) => {
      const pair = isAnswered ? { former: written, now: reader, at } : { former: reader, now: written, at };
      return schemaChanges(pair, { ...context, seen: new Set(context.seen) }).every(
        (change) => !change.isBreak,
      );
    });
  const changes = pairs.flatMap(({ one, other }) => {
    // Where another alternative reads it as well, a schema that has a name is not told of for all its places.
    const isFree = isRead(isAnswered ? one : other);
    const within = isFree ? { ...context, seen: new Set(context.seen) } : context;
    const found = schemaChanges({ former: one, now: other, at }, within);
    return isFree ? found.map((change) => ({ ...change, isBreak: false })) : found;
  });
  const gone = branchesOf(former).filter((branch) => !pairs.some(({ one }) => one === branch));
  const added = branchesOf(now).filter((branch) => !pairs.some(({ other }) => other === branch));
  const told = (branch: Schema) => `alternative ${JSON.stringify(branch)}`;
  return [
    ...changes,
    ...gone.map((one) => ({ at, what: `${told(one)} is gone`, isBreak: isAnswered && !isRead(one) })),
    ...added.map((one) => ({ at, what: `${told(one)} is new`, isBreak: !isAnswered && !isRead(one) })),
  ];
}

/** Alternatives that belong together: the same, those of the same constants, and the only one that is left. */
function pairsOf(before: readonly Schema[], after: readonly Schema[]): Alternatives[] {
  const pairs: Alternatives[] = [];
  const isLeft = (schema: Schema) => !pairs.some(({ one, other }) => one === schema || other === schema);
  for (const markOf of [JSON.stringify, constantsOf])
    for (const one of before.filter(isLeft)) {
      const other = after.filter(isLeft).find((it) => markOf(it) !== '' && markOf(it) === markOf(one));
      if (other) pairs.push({ one, other });
    }
  const [[one, ...ones], [other, ...others]] = [before.filter(isLeft), after.filter(isLeft)];
  if (one && other && ones.length + others.length === 0) pairs.push({ one, other });
  return pairs;
}

const constantsOf = ({ $ref, properties = {} }: Schema) =>
  $ref ??
  Object.entries(properties)
    .flatMap(([name, field]) => ('const' in field ? [`${name}: ${String(field.const)}`] : []))
    .join();

function limitDifferences(one: Schema, other: Schema): Difference[] {
  return [
    ...typeDifference(one, other),
    ...valueDifferences(one, other),
    ...LOWEST.flatMap((name) => boundDifference({ name, isLowest: true }, one, other)),
    ...HIGHEST.flatMap((name) => boundDifference({ name, isLowest: false }, one, other)),
    ...defaultDifference(one, other),
  ];
}

const ANY = 'anything';
const typeOf = (schema: Schema) => schema.type ?? typeSaidBy(schema) ?? ANY;

function typeDifference(one: Schema, other: Schema): Difference[] {
  const [before, after] = [typeOf(one), typeOf(other)];
  if (before === after) return [];
  const kinds: Readonly<Record<string, Kind>> = { 'integer number': 'wider', 'number integer': 'narrower' };
  const kind =
    after === ANY ? 'wider' : before === ANY ? 'narrower' : (kinds[`${before} ${after}`] ?? 'other');
  return [{ what: `is ${after}, before ${before}`, kind }];
}

const valuesOf = (schema: Schema) => valuesIn(schema)?.map(String);

function valueDifferences(one: Schema, other: Schema): Difference[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  if (!before && !after) return [];
  if (!before) return [{ what: `only ${after?.join(', ')}, before any value`, kind: 'narrower' }];
  if (!after) return [{ what: `any value, before ${before.join(', ')}`, kind: 'wider' }];
  return [
    ...lacking(after, before).map((value) => ({ what: `value ${value} is new`, kind: 'wider' as const })),
    ...lacking(before, after).map((value) => ({ what: `value ${value} is gone`, kind: 'narrower' as const })),
  ];
}

const lacking = (all: readonly string[], known: readonly string[]) =>
  all.filter((one) => !known.includes(one));

function boundDifference(
  { name, isLowest }: Readonly<{ name: string; isLowest: boolean }>,
  { [name]: before }: Schema,
  { [name]: after }: Schema,
): Difference[] {
  if (before === after) return [];
  const none = isLowest ? -Infinity : Infinity;
  const isMore = Number(after ?? none) > Number(before ?? none);
  const what = `${name} ${said(after)}, before ${said(before)}`;
  return [{ what, kind: isMore === isLowest ? 'narrower' : 'wider' }];
}

function ruleDifference(name: string, { [name]: before }: Schema, { [name]: after }: Schema): Difference[] {
  if (said(before) === said(after)) return [];
  const what = `${name} ${said(after)}, before ${said(before)}`;
  return [{ what, kind: after === undefined ? 'wider' : before === undefined ? 'narrower' : 'other' }];
}

/** A host that leaves the field out means another value now. */
function defaultDifference({ default: before }: Schema, { default: after }: Schema): Difference[] {
  if (said(before) === said(after)) return [];
  const what = `default ${said(after)}, before ${said(before)}`;
  return [{ what, kind: before !== undefined && after !== undefined ? 'other' : 'harmless' }];
}

const said = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

function fieldChanges({ former, now, at }: Pair, context: Context): Change[] {
  const [before, after] = [former.properties ?? {}, now.properties ?? {}];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [one, other] = [before[name], after[name]];
    const place = `${at}.${name}`;
    const must = {
      before: former.required?.includes(name) ?? false,
      after: now.required?.includes(name) ?? false,
    };
    const found = presence({ one, other }, must, context.way);
    const told = found ? [{ at: place, what: found.what, isBreak: isBreak(found.kind, context.way) }] : [];
    return one && other ? [...told, ...schemaChanges({ former: one, now: other, at: place }, context)] : told;
  });
}

/** Unknown fields are ignored by either side: one that need not be there may come and go. */
function presence(
  { one, other }: Readonly<{ one: Schema | undefined; other: Schema | undefined }>,
  must: Readonly<{ before: boolean; after: boolean }>,
  way: Way,
): Difference | null {
  if (!one)
    return must.after ? { what: 'is new and required', kind: 'break' } : { what: 'is new', kind: 'harmless' };
  if (!other) return { what: 'is gone', kind: way === 'sent' && must.before ? 'break' : 'harmless' };
  if (must.before === must.after) return null;
  return must.after
    ? { what: 'is required, before it was not', kind: 'narrower' }
    : { what: 'is required no more', kind: 'wider' };
}
