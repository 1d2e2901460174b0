import type { House } from '#tests/house/a11y/loop/house.ts';
import type { State } from '#tests/house/a11y/loop/state.ts';
import { fileOfState, keptTrees } from './kept.ts';
import { treeOf } from './tree.ts';

type Shown = Readonly<{ state: State; house: House }>;

/** Compares what the tab's document says to whoever hears it with what it said when somebody last looked (decision 058). */
export async function examineTree({ state, house }: Shown): Promise<Record<string, readonly string[]>> {
  const tree = await house.cost.of('tree', () => treeOf({ page: house.tab.page, route: state.route }));
  const faults = keptTrees.faults({ file: fileOfState(state), tree });
  return faults.length > 0 ? { tree: faults } : {};
}
