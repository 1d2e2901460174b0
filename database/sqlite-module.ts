import type BetterSqlite from 'better-sqlite3';

const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED']);

/**
 * Opens a file of SQLite. The module, whose half is machine code, is loaded by the first file: a portal that keeps everything in
 * PostgreSQL starts without it.
 * @throws Error with one sentence where the module is not installed, was not compiled, or was so for another Node
 */
export async function openSqlite(
  path: string,
  options: BetterSqlite.Options = {},
): Promise<BetterSqlite.Database> {
  try {
    const { default: Module } = await import('better-sqlite3');
    return new Module(path, options);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error(
      'SQLite needs the module better-sqlite3, which is not installed or not compiled for this Node: npm ci with python3, make and g++ (README), or a store in PostgreSQL',
      { cause: error },
    );
  }
}

function isMissing(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return MISSING.has(code) || error.message.startsWith('Could not locate the bindings file');
}
