/** A unit with its parts. */
export type UnitNode<Unit> = Readonly<{ unit: Unit; parts: readonly UnitNode<Unit>[] }>;

type Part = Readonly<{ id: string; parentId?: string | undefined }>;

/** Lists that lie in each other; what is deeper stands in the last of them. */
const MOST_LEVELS = 12;

/**
 * Units in their order, each with its parts. A parent that is not among them or is the unit itself is none, and of a circle the first
 * unit stands on top, so that none is lost (C-21).
 */
export function treeOf<Unit extends Part>(units: readonly Unit[]): UnitNode<Unit>[] {
  const parents = parentsOf(units);
  const partsOf = new Map<Unit | null, Unit[]>();
  for (const unit of units) {
    const parent = parents.get(unit) ?? null;
    partsOf.set(parent, [...(partsOf.get(parent) ?? []), unit]);
  }

  const nodesBelow = (parent: Unit | null, level: number): UnitNode<Unit>[] =>
    (partsOf.get(parent) ?? []).flatMap((unit) => {
      if (level < MOST_LEVELS) return [{ unit, parts: nodesBelow(unit, level + 1) }];
      return allBelow(unit, partsOf).map((one) => ({ unit: one, parts: [] }));
    });
  return nodesBelow(null, 1);
}

/** The unit above each, where there is one; of a circle the first has none. */
function parentsOf<Unit extends Part>(units: readonly Unit[]) {
  const byId = new Map(units.toReversed().map((unit) => [unit.id, unit]));
  const parents = new Map<Unit, Unit>();
  for (const unit of units) {
    const parent = unit.parentId === undefined ? undefined : byId.get(unit.parentId);
    if (parent && parent !== unit) parents.set(unit, parent);
  }
  for (const unit of units) if (isBelowItself(unit, parents)) parents.delete(unit);
  return parents;
}

function isBelowItself<Unit>(unit: Unit, parents: ReadonlyMap<Unit, Unit>) {
  const passed = new Set<Unit>();
  for (let above = parents.get(unit); above && !passed.has(above); above = parents.get(above)) {
    if (above === unit) return true;
    passed.add(above);
  }
  return false;
}

/** A unit and all that is below it, in their order; no call for each level, for nobody knows how many there are. */
function allBelow<Unit>(unit: Unit, partsOf: ReadonlyMap<Unit | null, readonly Unit[]>): Unit[] {
  const found: Unit[] = [];
  const waiting = [unit];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    waiting.push(...(partsOf.get(next) ?? []).toReversed());
  }
  return found;
}
