/** Classes of SQLSTATE that speak of the server or of its disk, and of nothing that was asked. */
const SERVERS_CLASSES = ['08', '53', '57', '58', 'XX'];
/** 25006: a copy that takes no writes has become the server; 25P03: it has closed a transaction that stood still. */
const SERVERS_CODES = new Set(['25006', '25P03']);
const NETWORK = /^E(?:CONN|PIPE$|TIMEDOUT$|NOTFOUND$|AI_|HOST|NET)/;
const FILES = /^SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM|BUSY|LOCKED|PERM|AUTH)/;
/** The messages of pg and of the modules of SQLite about a connection, with no code that says so. */
const WITHOUT_CODE =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable|^Query read timeout|(?:connection|database) is not open|statement has been finalized|^driver has already been destroyed/;

/** Classes of errors after which a connection is good for nothing; of them `query_canceled` (57014) alone leaves it whole. */
const LOST_CLASSES = ['08', '57'];
const CANCELED = '57014';

/**
 * Tells whether the store itself has failed (away, full, closed, broken), whatever it was asked; the other errors are those
 * of a statement, or of rows that must not stand beside one another.
 */
export function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const isServers = isState(code) && (SERVERS_CODES.has(code) || isOfClass(code, SERVERS_CLASSES));
  return isServers || NETWORK.test(code) || FILES.test(code) || WITHOUT_CODE.test(error.message);
}

/** Does what a page or an act is as good without, where the store takes it: undefined where the store fails. */
export async function asFarAsPossible<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isStoreFailure(error)) return undefined;
    throw error;
  }
}

/** Tells whether the connection is gone, and another one may do. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (isState(code)) return code !== CANCELED && isOfClass(code, LOST_CLASSES);
  return NETWORK.test(code) || /^Connection terminated|not queryable/.test(error.message);
}

/** Returns the error's code, '' for none. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Tells whether a code is an SQLSTATE. It has five characters; so has EPIPE, which is a name of the network's errors. */
const isState = (code: string) => /^[\dA-Z]{5}$/.test(code) && !NETWORK.test(code);
const isOfClass = (code: string, classes: readonly string[]) => classes.includes(code.slice(0, 2));

/** Refusals of a prepared statement alone: a table has changed since, or the server's connection is another one than it was. */
export const isNoLongerPrepared = (error: unknown) => ['0A000', '26000'].includes(codeOf(error));
