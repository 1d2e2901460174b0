import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { peopleOf, type FormRows, type People } from './forms/row.ts';
import { rowsOf } from './rows.ts';

/** Every form, with fields in shapes that no page sends: what a library says of them in its own words reaches nobody. */

const rows = rowsOf(import.meta.glob<FormRows>('/tests/*/portal/forms.ts', { eager: true, import: 'forms' }));
const OF_A_LIBRARY =
  /Invalid (?:input|option|string|type|value|key)|expected \w+, received|Too (?:small|big): |Unrecognized key|\[object Object\]/;

/** People whose browsers have chosen a language. */
function speaking(
  language: 'pl' | 'en',
  { portal, stores }: Readonly<{ portal: PortalProcess; stores: Stores }>,
): People {
  const people = peopleOf({ portal, stores });
  const inLanguage = async (person: ReturnType<People['guest']>) => {
    const { visitor } = await person;
    visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
    return person;
  };
  return {
    ...people,
    guest: () => inLanguage(people.guest()),
    as: (account) => inLanguage(people.as(account)),
  };
}

/** Fields missing, empty, twice, of a list and of an object. */
const shapesOf = (names: readonly string[]) => {
  const each = (make: (name: string) => [string, string[]]) => Object.fromEntries(names.map(make));
  return [
    {},
    each((name) => [name, ['']]),
    each((name) => [name, ['x', 'y']]),
    each((name) => [`${name}[0]`, ['x']]),
    each((name) => [`${name}.x`, ['1']]),
  ];
};

describe.each(['pl', 'en'] as const)('in %s', (language) => {
  // A portal each: a form is gone to once.
  let portal: PortalProcess;
  let stores: Stores;
  let people: People;
  beforeAll(async () => {
    portal = await startPortal();
    stores = openStores(storesIn(portal.dataDirectory));
    people = speaking(language, { portal, stores });
  });
  afterAll(async () => {
    await stores.close();
    await portal.stop();
  });

  it.each(rows)('$area, $name', async ({ row }) => {
    const { known, typed = [], chosen = [], send } = await row.open(people);
    const names = [...new Set([...Object.keys(known), ...typed, ...chosen])];
    for (const fields of shapesOf(names)) {
      const { status, html } = await send(fields);
      expect(status).toBeLessThan(500);
      expect(OF_A_LIBRARY.exec(html)?.[0]).toBeUndefined();
    }
  });
});
