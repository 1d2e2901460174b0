import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserOptions } from '#tests/support/browser.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Stage } from '#tests/support/scene.ts';
import { isLead, type State } from './loop/state.ts';
import { openTab, show } from './loop/tabs.ts';
import { states } from './states.ts';

/**
 * `npm run screenshots -- <folder> [part of a state's name]`: every screen as it is first seen, and the states named here,
 * in each contrast and at three widths.
 */
const MORE = new Set([
  'login: nothing typed',
  'bookings: of several patients',
  'bookings: every field wrong',
  'bookings: provider down',
  'newbooking/services: found',
  'newbooking/dates: the times of a day',
  'newbooking/dates: the hospital gives no times',
  'newbooking/result/:system/:id: booked, with a preparation',
  'refused: 429, too many tries',
]);
const WIDTHS = [320, 768, 1280];
const CONTRASTS = ['default', 'white-on-black', 'yellow-on-black', 'black-on-yellow'] as const;

const nameOf = ({ route, name }: State) => `${route}: ${name}`;

/** The first state of each screen that is no error, and those of MORE. */
function shownStates(part: string) {
  const pages = states.filter((state): state is State => !isLead(state));
  const first = pages.filter(
    (state, index) =>
      !state.status && pages.findIndex((other) => other.route === state.route && !other.status) === index,
  );
  return pages.filter((state) =>
    part ? nameOf(state).includes(part) : first.includes(state) || MORE.has(nameOf(state)),
  );
}

async function takeAll({ folder, part }: { folder: string; part: string }) {
  mkdirSync(folder, { recursive: true });
  const portal = await startPortal();
  const browser = await chromium.launch(browserOptions());
  try {
    const stage = stageOf(portal);
    const tabs = await Promise.all(
      WIDTHS.map((width) => openTab({ browser, size: { width, height: width === 320 ? 640 : 900 } })),
    );
    for (const state of shownStates(part)) await take({ state, stage, tabs, folder });
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** One state, in every contrast and width. */
async function take({
  state,
  stage,
  tabs,
  folder,
}: {
  state: State;
  stage: Stage;
  tabs: readonly Page[];
  folder: string;
}) {
  const name = nameOf(state).replace(/[^\w]+/g, '-');
  for (const contrast of CONTRASTS) {
    const answer = await state.show(stage.scene({ language: 'pl', contrast, textSize: '100' }));
    for (const [index, page] of tabs.entries()) {
      await show({ page, origin: stage.portal.origin, answer });
      await page.screenshot({
        path: join(folder, `${name}-${contrast}-${WIDTHS[index]}.png`),
        fullPage: true,
      });
    }
  }
}

const [folder = 'test-results/screenshots', part = ''] = process.argv.slice(2);
await takeAll({ folder, part });
