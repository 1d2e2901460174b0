import { describe, expect, it } from 'vitest';
import { treeOf, type UnitNode } from '#app/domain/units/tree.ts';

type Named = Readonly<{ id: string; parentId?: string | undefined }>;
const unit = (id: string, parentId?: string): Named => ({ id, parentId });

/** "a(b(c) d)" */
const said = (nodes: readonly UnitNode<Named>[]): string =>
  nodes.map(({ unit: { id }, parts }) => (parts.length > 0 ? `${id}(${said(parts)})` : id)).join(' ');
const countOf = (nodes: readonly UnitNode<Named>[]): number =>
  nodes.reduce((sum, { parts }) => sum + 1 + countOf(parts), 0);
const depthOf = (nodes: readonly UnitNode<Named>[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ parts }) => depthOf(parts)));

describe('units and their parts', () => {
  it.each([
    [
      'in their order, whichever comes first',
      [unit('c', 'b'), unit('a'), unit('b', 'a'), unit('d', 'a')],
      'a(b(c) d)',
    ],
    ['flat where nobody says more', [unit('a'), unit('b')], 'a b'],
    ['with a parent that nobody knows', [unit('a', 'x'), unit('b', 'a')], 'a(b)'],
    ['that are their own parent', [unit('a', 'a'), unit('b', 'a')], 'a(b)'],
    ['in a circle of two', [unit('a', 'b'), unit('b', 'a'), unit('c', 'b')], 'a(b(c))'],
    [
      'in a circle of three below nobody',
      [unit('x'), unit('b', 'c'), unit('c', 'd'), unit('d', 'b')],
      'x b(d(c))',
    ],
    ['below a circle that comes later', [unit('z', 'a'), unit('a', 'b'), unit('b', 'a')], 'a(z b)'],
    ['with one id twice', [unit('a'), unit('a'), unit('b', 'a')], 'a(b) a'],
  ])('%s', (_, units, expected) => {
    expect(said(treeOf(units))).toBe(expected);
  });

  it('go on below six levels, and none is lost however deep they are', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, level) => unit(String(level), level > 0 ? String(level - 1) : undefined));
    expect(said(treeOf(chain(8)))).toBe('0(1(2(3(4(5(6(7)))))))');
    const deep = treeOf(chain(3_000));
    expect([countOf(deep), depthOf(deep)]).toEqual([3_000, 12]);
    const circle = treeOf([unit('0', '2999'), ...chain(3_000).slice(1)]);
    expect(countOf(circle)).toBe(3_000);
  });
});
