import type { Change } from './schemas.ts';

/** Tells whether a version stands below another. */
export const isBelow = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;

/** The version that changes need after a released one, by the rule of docs/provider-api-changes.md. */
export function neededAfter(released: string, changes: readonly Change[]) {
  const [first = 0, second = 0] = released.split('.').map(Number);
  if (changes.some(({ isBreak }) => isBreak)) return `${first + 1}.0.0`;
  return changes.length > 0 ? `${first}.${second + 1}.0` : released;
}

/** The part of docs/provider-api-changes.md that is newer than a release: its first version, and the calls that it names. */
export function entriesAfter(released: string, text: string) {
  const [newer = ''] = text.split(`\n## ${released}\n`);
  return {
    version: /^## (\d+\.\d+\.\d+)$/m.exec(newer)?.[1] ?? released,
    calls: new Set([...newer.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name)),
  };
}

type Versions = Readonly<{ needed: string; contract: string; entries: string }>;

/** The places that name a version below the one that is needed. */
export const tooLow = ({ needed, contract, entries }: Versions) =>
  Object.entries({ 'contract/document/description.ts': contract, 'docs/provider-api-changes.md': entries })
    .filter(([, version]) => isBelow(version, needed))
    .map(([place, version]) => `${place} says ${version}, and what has changed needs ${needed}.`);
