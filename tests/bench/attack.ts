import { readdirSync } from 'node:fs';

/** `npm run attack soak`: one of the attacks that docs/security.md tells of, with figures. Each says whether its bounds were kept. */

const ATTACKS = new URL('attacks/', import.meta.url);
const names = readdirSync(ATTACKS)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const [name = ''] = process.argv.slice(2);

if (names.includes(name)) await import(new URL(`${name}.ts`, ATTACKS).href);
else throw new Error(`npm run attack ${names.join('|')}`);
