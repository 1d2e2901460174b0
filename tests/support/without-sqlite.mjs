import { isBuiltin, register } from 'node:module';

/** Loaded before a server: the module of SQLite is not installed. Where Node has its own, no other one is looked for. */
const hooks = `
export const resolve = (specifier, context, next) =>
  next(specifier === 'better-sqlite3' ? 'better-sqlite3-is-not-installed' : specifier, context);
`;
if (!isBuiltin('node:sqlite')) register(`data:text/javascript,${encodeURIComponent(hooks)}`);
