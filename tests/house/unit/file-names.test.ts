import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROUTES = fileURLToPath(new URL('../../../app/routes', import.meta.url));
/** A schema, a function that makes one, or the type of a schema of the module or of what it reads. */
const SCHEMA = /^export (?:(?:const|(?:async )?function) \w*[fF]orm\b|type \w*Form = (?:z\.|typeof ))/m;

const forms = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:.+\.)?form\.server\.ts$/.test(basename(file)),
);

describe('a module called form.server.ts', () => {
  it.each(forms)('has the schema of a form: %s', (file) => {
    expect(readFileSync(join(ROUTES, file), 'utf8')).toMatch(SCHEMA);
  });

  it('is found wherever there is one, and only by a schema', () => {
    expect(forms.length).toBeGreaterThan(15);
    expect(['export const EasyForm = z.object({', 'export function signInForm() {'].every(isSchema)).toBe(
      true,
    );
    expect(
      ['export const formOf = 1', 'export type ListForm = { q: string }', '  const ListForm = 1'].some(
        isSchema,
      ),
    ).toBe(false);
  });
});

const isSchema = (line: string) => SCHEMA.test(line);
