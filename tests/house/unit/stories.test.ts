import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HOUSE = ['bench', 'house', 'support'];
const areas = readdirSync('tests').filter((area) => !HOUSE.includes(area));
const withStories = areas.filter((area) => existsSync(join('tests', area, 'e2e')));

test('there are areas with stories', () => expect(withStories.length).toBeGreaterThan(3));

test.each(withStories)('%s has a story that is walked with scripts, and over HTTP', (area) => {
  const folder = join('tests', area, 'e2e');
  const stories = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(stories.join('\n')).toContain("{ tag: '@area' }");
});
