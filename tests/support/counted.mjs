import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import process from 'node:process';

/**
 * Counts what a server does for one request, and says it in the answer's header `x-cost`: calls of the provider, statements of the provider's
 * store, statements of the portal's. What goes on after the answer is not counted. `node --import` this file, with both stores embedded.
 */
const require = createRequire(import.meta.url);
const requests = new AsyncLocalStorage();
const count = (what) => {
  const cost = requests.getStore();
  if (cost) cost[what] += 1;
};

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...about) {
  if (event !== 'request') return emit.call(this, event, ...about);
  return requests.run({ calls: 0, provider: 0, portal: 0 }, () => emit.call(this, event, ...about));
};

const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function (...head) {
  const cost = requests.getStore();
  if (cost) this.setHeader('x-cost', `${cost.calls} ${cost.provider} ${cost.portal}`);
  return writeHead.apply(this, head);
};

const { Counter } = require('prom-client');
const { incWithoutExemplar: inc } = Counter.prototype;
Counter.prototype.incWithoutExemplar = function (...words) {
  if (this.name === 'portal_provider_calls_total') count('calls');
  return inc.apply(this, words);
};

/** The file that each statement is of; Node's own module does not say it. */
const fileOf = new WeakMap();
const Database = process.getBuiltinModule('node:sqlite')?.DatabaseSync ?? require('better-sqlite3');
const { prepare } = Database.prototype;
Database.prototype.prepare = function (...words) {
  const statement = prepare.apply(this, words);
  fileOf.set(statement, basename(this.name ?? this.location() ?? '', '.sqlite'));
  return statement;
};
const memory = new Database(':memory:');
const statement = Object.getPrototypeOf(memory.prepare('select 1'));
for (const name of ['all', 'get', 'run', 'iterate']) {
  const usual = statement[name];
  statement[name] = function (...values) {
    count(fileOf.get(this));
    return usual.apply(this, values);
  };
}
memory.close();
