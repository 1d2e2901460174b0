import { expect, type PlaywrightTestArgs, type TestType } from '@playwright/test';
import type { House } from '#tests/house/a11y/loop/house.ts';
import { states } from '#tests/house/a11y/states.ts';
import { FRAMES } from './frames.ts';
import { faultsOfTree, fileOfFrame, keptTrees, screensOf } from './kept.ts';
import { frameOf } from './tree.ts';

/** The trees of the frames, and that no file is left of what is no more: for the loop, and for the trees alone. */
export function testFrames(test: TestType<PlaywrightTestArgs, { house: House }>) {
  for (const { kind, show } of FRAMES) {
    test(`frame of ${kind}: its tree is as it was looked at`, async ({ house: { stage, tab, begin } }) => {
      await begin();
      await tab.show(await show(stage.scene({ language: 'pl', contrast: 'default', textSize: '100' })));
      const seen = { file: fileOfFrame(kind), name: kind, tree: await frameOf(tab.page) };
      expect(faultsOfTree(seen)).toEqual([]);
    });
  }

  test('every tree that is kept is of a state or a frame, each under a name of its own', () => {
    const screens = screensOf(
      states,
      FRAMES.map(({ kind }) => kind),
    );
    const names = [...screens].flatMap(([file, own]) => own.map((name) => `${file}: ${name}`));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    if (!process.env['UPDATE_TREES']) expect(keptTrees.stale(screens)).toEqual([]);
  });
}
