import { schemaChanges, type Change, type Context, type Way } from './schemas.ts';
import type { CallShape, Schema, Shape } from './shape.ts';

/** Two contracts, and the new calls of which docs/provider-api-changes.md says what a host does that leaves them out. */
type Contracts = Readonly<{ former: Shape; now: Shape; told: ReadonlySet<string> }>;

/** All that differs between two contracts, call by call; a schema that has a name is told of once. */
export function changesBetween({ former, now, told }: Contracts): Change[] {
  const contextOf = (way: Way): Context => ({ former, now, way, seen: new Set() });
  const contexts = { answered: contextOf('answered'), sent: contextOf('sent') };
  const before = byAddress(former);
  const after = byAddress(now);
  const names = new Set(Object.values(former.calls).map(({ name }) => name));
  const changes = [
    ...[...after].flatMap(([address, call]) => {
      const one = before.get(address);
      if (one) return callChanges({ former: one, now: call }, contexts);
      return [newCall(call, { isMoved: names.has(call.name), isTold: told.has(call.name) })];
    }),
    ...[...before]
      .filter(([address]) => !after.has(address))
      .map(([address, { name }]) => ({ at: name, what: `${address} is called no more`, isBreak: false })),
  ];
  return joined(changes);
}

/** Calls by method and path; names of its parameters are the document's alone. */
const byAddress = ({ calls }: Shape) =>
  new Map(Object.entries(calls).map(([address, call]) => [address.replace(/\{[^{}]+\}/g, '{}'), call]));

function newCall(
  { name: at }: CallShape,
  { isMoved, isTold }: Readonly<{ isMoved: boolean; isTold: boolean }>,
) {
  if (isMoved) return { at, what: 'has another address', isBreak: true };
  return isTold
    ? { at, what: 'is a new call, which a host may leave out', isBreak: false }
    : { at, what: 'is a new call, and no entry names it as one that a host may leave out', isBreak: true };
}

/** A call without parameters, or an error without data, can be given some. */
const NO_FIELDS: Schema = { properties: {} };

type Calls = Readonly<{ former: CallShape; now: CallShape }>;

function callChanges({ former, now }: Calls, { answered, sent }: Readonly<Record<Way, Context>>): Change[] {
  const at = now.name;
  return [
    ...factChanges({ former, now }),
    ...schemaChanges({ former: listed(former.path), now: listed(now.path), at: `${at} path` }, sent),
    ...schemaChanges(
      { former: former.sent ?? NO_FIELDS, now: now.sent ?? NO_FIELDS, at: `${at} sent` },
      sent,
    ),
    ...answerChanges({ former, now }, answered),
    ...errorChanges({ former, now }, answered),
    ...statusChanges({ former, now }),
  ];
}

const listed = (path: CallShape['path'] = []): Schema => ({
  properties: Object.fromEntries(path.map((schema, at) => [String(at + 1), schema])),
  required: path.map((_, at) => String(at + 1)),
});

/** Facts of a call beside its schemas. */
function factChanges({ former, now }: Calls): Change[] {
  const facts = [
    ['time in ms', former.timeoutMs, now.timeoutMs, now.timeoutMs < former.timeoutMs],
    ['without a session', former.isForGuests, now.isForGuests, now.isForGuests],
    ['made once more', former.isRetried, now.isRetried, now.isRetried],
    ['list', former.list, now.list, true],
    ['entries apart', former.entriesApart, now.entriesApart, false],
  ] as const;
  return facts
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after, isBreak]) => ({
      at: now.name,
      what: `${what}: ${after ?? 'no'}, before ${before ?? 'no'}`,
      isBreak: isBreak ?? false,
    }));
}

/** An answer of a status or type that the portal does not know is an outage. */
function answerChanges({ former, now }: Calls, context: Context): Change[] {
  const names = new Set(Object.keys({ ...former.answers, ...now.answers }));
  return [...names].flatMap((name) => {
    const [one, other] = [former.answers[name], now.answers[name]];
    const at = `${now.name} ${name}`;
    if (one && other) return schemaChanges({ former: one, now: other, at }, context);
    return [{ at, what: other ? 'is a new answer' : 'is no answer any more', isBreak: !other }];
  });
}

function errorChanges({ former, now }: Calls, context: Context): Change[] {
  const codes = new Set(Object.keys({ ...former.errors, ...now.errors }));
  return [...codes].flatMap((code) => {
    const [one, other] = [former.errors?.[code], now.errors?.[code]];
    const at = `${now.name} ${code}`;
    if (!one) return [{ at, what: 'is a new named error', isBreak: false }];
    if (!other) return [{ at, what: 'is no named error any more', isBreak: true }];
    const { status } = other;
    return [
      ...(one.status === status
        ? []
        : [{ at, what: `status ${status}, before ${one.status}`, isBreak: true }]),
      ...schemaChanges(
        { former: one.data ?? NO_FIELDS, now: other.data ?? NO_FIELDS, at: `${at} data` },
        context,
      ),
    ];
  });
}

/** A status without words means an error: the one that the document declares, or the only one of that status. */
function statusChanges({ former, now }: Calls): Change[] {
  const before = meaningsOf(former);
  const after = meaningsOf(now);
  return [...before]
    .filter(([status, code]) => after.get(status) !== code && now.errors?.[code]?.status === status)
    .map(([status, code]) => ({
      at: `${now.name} ${status}`,
      what: `alone means ${after.get(status) ?? 'nothing'}, before ${code}`,
      isBreak: true,
    }));
}

/** 401 is not believed without words, and what is no error of the call's is an outage. */
function meaningsOf({ errors = {}, byStatus = {} }: CallShape) {
  const statuses = new Set(Object.values(errors).map(({ status }) => status));
  return new Map(
    [...statuses].flatMap((status): [number, string][] => {
      if (status === 401 || status >= 500) return [];
      const [code, ...others] = Object.keys(errors).filter((one) => errors[one]?.status === status);
      const meaning = byStatus[status] ?? (others.length === 0 ? code : undefined);
      return meaning === undefined ? [] : [[status, meaning]];
    }),
  );
}

/** The same of a schema that is both sent and answered is one change, and a break where it is one in either way. */
function joined(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.at}: ${change.what}`;
    found.set(key, { ...change, isBreak: change.isBreak || (found.get(key)?.isBreak ?? false) });
  }
  return [...found.values()];
}
