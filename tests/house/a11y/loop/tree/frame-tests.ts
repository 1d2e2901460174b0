import { expect, type PlaywrightTestArgs, type TestType } from '@playwright/test';
import type { House } from '#tests/house/a11y/loop/house.ts';
import { isLead } from '#tests/house/a11y/loop/state.ts';
import { states } from '#tests/house/a11y/states.ts';
import { FRAMES } from './frames.ts';
import { fileOfFrame, fileOfState, keptTrees } from './kept.ts';
import { frameOf } from './tree.ts';

/** The trees of the frames, and that no file is left of what is no more: for the loop, and for the trees alone. */
export function testFrames(test: TestType<PlaywrightTestArgs, { house: House }>) {
  for (const { kind, show } of FRAMES) {
    test(`frame of ${kind}: its tree is as it was looked at`, async ({ house: { stage, tab, begin } }) => {
      await begin();
      await tab.show(await show(stage.scene({ language: 'pl', contrast: 'default', textSize: '100' })));
      expect(keptTrees.faults({ file: fileOfFrame(kind), tree: await frameOf(tab.page) })).toEqual([]);
    });
  }

  test('every tree that is kept is of a state or a frame, each in a file of its own', () => {
    const files = [
      ...states.filter((state) => !isLead(state)).map(fileOfState),
      ...FRAMES.map(({ kind }) => fileOfFrame(kind)),
    ];
    expect(files.filter((file, index) => files.indexOf(file) < index)).toEqual([]);
    expect(keptTrees.stale(files)).toEqual([]);
  });
}
