import { register } from 'node:module';

/** Loaded before a server: the module of SQLite is not installed. */
const hooks = `
export const resolve = (specifier, context, next) =>
  next(specifier === 'better-sqlite3' ? 'better-sqlite3-is-not-installed' : specifier, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
