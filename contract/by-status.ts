import type { Schema } from '@orpc/contract';
import { AccountState } from './account/schemas.ts';
import type { AnyCall } from './call.ts';
import { contract } from './index.ts';

const calls: Record<string, Record<string, AnyCall>> = contract;

/** A named error of a call, with its data as the contract has it. */
export type NamedError = Readonly<{ code: string; status: number; data: unknown }>;

type ErrorItem = Readonly<{ status?: number; data?: Schema<unknown, unknown> }>;
type Asked = Readonly<{ path: readonly string[]; status: number }>;

/** Statuses that are not believed without words: 401 is also what a host says to a portal that it does not know. */
const NEEDS_WORDS: ReadonlySet<number> = new Set([401]);

/**
 * Which named error of a call a status alone says (C§8, B§8): the one that the call declares, or the only one of that
 * status. Null where there is none, or where it could not be told without the data that is missing.
 */
export function errorByStatus({ path, status, body }: Asked & { body?: unknown }): NamedError | null {
  if (status < 400 || status >= 500 || NEEDS_WORDS.has(status)) return null;
  const [code, ...others] = Object.keys(errorsOf(path)).filter((name) => errorStatus(path, name) === status);
  const declared = callOf(path)?.byStatus[status];
  const chosen = declared ?? (others.length === 0 ? code : undefined);
  return chosen === undefined ? null : nearest({ path, code: chosen, data: body });
}

/**
 * Which named error of a call a host names in words of its own: `code`, `errorCode` or `message` of a body that is none of
 * ours. At sign-in a message holds the state of the account, and any other message is a wrong name or password (C§8).
 */
export function errorByWords({ path, status, body }: Asked & { body: unknown }): NamedError | null {
  if (typeof body !== 'object' || body === null) return null;
  const said = body as Record<string, unknown>;
  const words = ['code', 'errorCode', 'message']
    .map((name) => said[name])
    .filter((word): word is string => typeof word === 'string' && word.trim() !== '');
  const data = said['data'] ?? said;
  const named = words.filter((word) => errorStatus(path, word) === status);
  for (const code of named) {
    const found = nearest({ path, code, data });
    if (found) return found;
  }
  return SIGN_IN_STATUSES.has(status) ? signInError({ path, words, data }) : null;
}

const SIGN_IN_STATUSES: ReadonlySet<number> = new Set([400, 401, 404]);

type Said = { path: readonly string[]; code: string; data: unknown };

function signInError({
  path,
  words,
  data,
}: Omit<Said, 'code'> & { words: readonly string[] }): NamedError | null {
  const errorCode = STATES.find((state) => words.some((word) => word.includes(state)));
  const known = typeof data === 'object' && data !== null ? data : {};
  if (errorCode !== undefined)
    return withData({ path, code: 'ACCOUNT_STATE', data: { ...known, errorCode } });
  return words.length > 0 ? withData({ path, code: 'BAD_CREDENTIALS', data: undefined }) : null;
}

/** Words of C§8 for what an account is. */
const STATES: readonly string[] = [...AccountState.options, 'ERR_AUTH_PASSWD_CHANGE'];

const callOf = ([area = '', name = '']: readonly string[]) => calls[area]?.[name]?.['~orpc'].meta;
const errorsOf = ([area = '', name = '']: readonly string[]): Readonly<Record<string, ErrorItem>> =>
  (calls[area]?.[name]?.['~orpc'].errorMap ?? {}) as Record<string, ErrorItem>;

/** The status of one of a call's named errors; undefined: it has none of this name. */
export const errorStatus = (path: readonly string[], code: string) =>
  Object.hasOwn(errorsOf(path), code) ? errorsOf(path)[code]?.status : undefined;

/** A named error whose data did not fit, without it. Null: it cannot do without. */
export const bareError = ({ path, code }: { path: readonly string[]; code: string }) =>
  withData({ path, code, data: {} });

/** Makes the error with the data that came beside it, as far as that fits; otherwise without. */
const nearest = ({ path, code, data }: Said) => withData({ path, code, data }) ?? bareError({ path, code });

/** The issues of the data of a named error: where they are not as the contract has them. */
export function dataIssues({ path, code, data }: { path: readonly string[]; code: string; data: unknown }) {
  const schema = errorsOf(path)[code]?.data;
  const result = schema && schema['~standard'].validate(data);
  return result && 'issues' in result ? (result.issues ?? []) : [];
}

/** Null: the error cannot do without data that is not there. */
function withData({ path, code, data }: { path: readonly string[]; code: string; data: unknown }) {
  const { status, data: schema } = errorsOf(path)[code] ?? {};
  if (status === undefined) return null;
  if (!schema) return { code, status, data: undefined };
  const read = parsed(schema, data);
  return read && { code, status, data: read.value };
}

/** All schemas of the contract answer at once. */
function parsed(schema: Schema<unknown, unknown>, data: unknown) {
  const result = schema['~standard'].validate(data);
  return result instanceof Promise || result.issues ? null : { value: result.value };
}
