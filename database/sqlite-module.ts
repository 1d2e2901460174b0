import { BUSY_MS, nodeSqlite, openerOfNode, type OpenSqlite, type SqliteOptions } from './sqlite-of-node.ts';

/** The modules that can open a file: Node's own, and the one that Node 20 needs, whose half is machine code. */
export type SqliteModule = 'node:sqlite' | 'better-sqlite3';

const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED']);

/** Opens a file of SQLite. A module is loaded by the first file: a portal that keeps everything in PostgreSQL needs none. */
export async function openSqlite(path: string, options?: SqliteOptions) {
  const open = await sqliteOpener();
  return open(path, options);
}

/**
 * Loads a module of SQLite: Node's own where there is one (decision 210), else better-sqlite3.
 * @throws Error with one sentence where better-sqlite3 is needed, and is not installed, was not compiled, or was so for another Node
 */
export async function sqliteOpener(module?: SqliteModule): Promise<OpenSqlite> {
  const own = module === 'better-sqlite3' ? undefined : nodeSqlite();
  if (own) return openerOfNode(own);
  try {
    const { default: Module } = await import('better-sqlite3');
    // Its machine code is loaded by the first file.
    new Module(':memory:').close();
    return (path, { isReadOnly = false } = {}) =>
      new Module(path, { readonly: isReadOnly, timeout: BUSY_MS });
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error(
      'SQLite needs a newer Node, or on Node 20 the module better-sqlite3, which is not installed or not compiled for this Node: npm ci with python3, make and g++ (README), or a store in PostgreSQL',
      { cause: error },
    );
  }
}

function isMissing(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return MISSING.has(code) || error.message.startsWith('Could not locate the bindings file');
}
