import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstOf } from '#app/domain/lists/first-of.ts';

/** No list is cut without a way to all of it (decision 186): what is shown of a list is cut by `firstOf` alone. */

const CUTS = /\.slice\(0, [A-Z][A-Z_]*\)/;

/** Cuts of what is no list of a page, each with its reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'domain/bookings/named-in-address.ts': 'ids in an address',
  'domain/bookings/service-groups.ts': 'a shortcut above the whole list of services',
  'domain/clinical-documents/ticks.ts': 'ids in an address',
  'domain/copies/description.ts': 'names in a sentence that counts the others, beside all of them',
  'domain/given-consents/found.ts': 'what a search found; the page says that there is more',
  'domain/payments/browser.ts': 'ids in a cookie',
  'domain/results/summary.ts': 'names in a sentence that counts the others, beside the way to the result',
  'domain/units/guide-filter.ts': 'a text in an address',
  'routes/messages/new/recipients.server.ts': 'ids in a question to the provider',
  'routes/units/units.server.ts': 'what is searched for',
};

const isShown = (path: string) =>
  /^(?:components|domain|routes|services\/(?:page|appointments))\//.test(path);
/** Texts are cut as well. */
const isOfText = (line: string) => /(?:seat|code|value|digest\('\w+'\))\.slice/.test(line);

const cuts = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && isShown(path))
  .filter((path) =>
    readFileSync(`app/${path}`, 'utf8')
      .split('\n')
      .some((line) => CUTS.test(line) && !isOfText(line)),
  );

it('what a page shows of a list is cut by firstOf, and every other cut has its reason', () => {
  expect(cuts.sort()).toEqual(Object.keys(OTHERS).sort());
});

it('the first of a list come with the way to all of it, where more stand there', () => {
  const way = { most: 2, allHref: '/all' };
  expect(firstOf(['a', 'b', 'c'], way)).toEqual({ shown: ['a', 'b'], all: { href: '/all', count: 3 } });
  expect(firstOf(['a', 'b'], way)).toEqual({ shown: ['a', 'b'], all: null });
});
