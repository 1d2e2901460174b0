import type { House } from '#tests/house/a11y/loop/house.ts';
import type { State } from '#tests/house/a11y/loop/state.ts';
import { faultsOfTree, fileOfScreen } from './kept.ts';
import { treeOf } from './tree.ts';

type Shown = Readonly<{ state: State; house: House }>;

/** Compares what the tab's document says to whoever hears it with what it said when somebody last looked (decisions 058 and 211). */
export async function examineTree({ state, house }: Shown): Promise<Record<string, readonly string[]>> {
  const tree = await house.cost.of('tree', () => treeOf({ page: house.tab.page, route: state.route }));
  const faults = faultsOfTree({ file: fileOfScreen(state.route), name: state.name, tree });
  return faults.length > 0 ? { tree: faults } : {};
}
