import { codeOf, isStoreFailure } from '#database/failures.ts';

type Named = { setting: 'PORTAL_STORE' | 'PROVIDER_STORE'; url: string };

/**
 * Does the first work on a store, which meets whatever is wrong with its setting.
 * @throws one sentence that names the setting and never the password, where the store is what fails
 */
export async function atStart<Result>(named: Named, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const fault = storeFault({ ...named, error });
    throw fault === null ? error : new Error(`${named.setting}: ${fault}`, { cause: error });
  }
}

/** Returns what is wrong with a store, in words; null where the error is none of the store's. */
export function storeFault({ url, error }: { url: string; error: unknown }): string | null {
  return url.startsWith('sqlite:')
    ? faultOfFile(url.slice('sqlite:'.length), error)
    : faultOfServer(url, error);
}

const FOLDER = /^(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|EISDIR|ENOSPC)$/;

function faultOfFile(path: string, error: unknown) {
  const code = codeOf(error);
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return `${path} is no SQLite store, or is broken`;
  if (!isStoreFailure(error) && !FOLDER.test(code)) return null;
  return `${path} cannot be opened and written by this user (${code})`;
}

/** PostgreSQL's answers to those whom it does not let in; pg itself says the last where there is no password. */
const NOT_LET_IN = /^28/;
const NO_PASSWORD = /^SASL|password must be a string/;
const NO_DATABASE = '3D000';
const NOT_ALLOWED = '42501';
/** The messages of pg and Node about a connection that is to be encrypted: the server speaks no TLS, or its certificate is not trusted. */
const NO_TLS = /SSL connections|certificate|altnames/i;

function faultOfServer(url: string, error: unknown) {
  const code = codeOf(error);
  const { server, user, database } = partsOf(url);
  if (code === NO_DATABASE)
    return `${server} has no database "${database}": make it, with this user as its owner`;
  if (NOT_LET_IN.test(code) || (error instanceof Error && NO_PASSWORD.test(error.message)))
    return `${server} does not let ${user} in: look at the name, the password and pg_hba.conf`;
  if (code === NOT_ALLOWED) return `${user} may not make tables in "${database}": make this user its owner`;
  if (error instanceof Error && NO_TLS.test(error.message))
    return `${server} cannot be reached by TLS as sslmode and sslrootcert say: ${error.message}`;
  if (code === 'ENOENT' && error instanceof Error)
    return `a file that the address names is not there: ${error.message}`;
  return isStoreFailure(error) ? `${server} does not answer, or cannot work${code && ` (${code})`}` : null;
}

/** The parts of an address that may be told: never its password. */
function partsOf(url: string) {
  const { hostname, port, username, pathname } = new URL(url);
  return {
    server: `the database server ${hostname || 'on this machine'}${port && `:${port}`}`,
    user: username ? `"${decodeURIComponent(username)}"` : 'its user',
    database: decodeURIComponent(pathname.slice(1)),
  };
}
