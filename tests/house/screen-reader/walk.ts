import { signedInAt } from '#tests/support/visitor.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { openDesktop, type Desktop } from './desktop.ts';
import type { Flow, Step } from './flow.ts';
import { createListener, faultsOf, isSaid, type Listening } from './listening.ts';

/** Presses of a key until something is said, when the flow says no other number. */
const MOST_PRESSES = 40;
/** Letters come as fast as a fast typist's. */
const TYPING = ['type', '--delay', '30'];

type Walk = { portal: RunningPortal; desktop: Desktop; lines: string[]; faults: string[] };

/** Walks a flow on a desktop of its own. Returns the lines of its transcript, and what was heard otherwise than it must be. */
export async function walkFlow({ flow, portal }: { flow: Flow; portal: RunningPortal }) {
  await portal.reset();
  await flow.before?.(portal);
  const cookies = flow.account
    ? (await signedInAt(portal.origin, flow.account)).cookies
    : new Map<string, string>();
  const desktop = await openDesktop({
    origin: portal.origin,
    cookies: [...cookies].map(([name, value]) => ({ name, value })),
    isWithoutScripts: flow.isWithoutScripts === true,
  });
  const walk: Walk = { portal, desktop, lines: [], faults: [] };
  try {
    for (const step of flow.steps) {
      await take({ step, ...walk });
      if (walk.faults.length > 0) break;
    }
  } finally {
    await desktop.close();
  }
  return { lines: walk.lines, faults: walk.faults };
}

async function take({ step, portal, desktop, lines, faults }: Walk & { step: Step }) {
  if ('meanwhile' in step) {
    await step.meanwhile(portal);
    lines.push(`$ ${step.shown}`);
    return;
  }
  const listener = createListener(desktop.heard);
  const act = async ({ shown, before = [], keys, ...listening }: Act) => {
    lines.push(`$ ${shown}`);
    for (const words of before) desktop.keys(...words);
    if (before.length > 0) await listener.listen({});
    listener.pass();
    desktop.keys(...keys);
    const said = await listener.listen(listening);
    lines.push(...said.map((utterance) => `> ${utterance}`));
    return said;
  };

  const said =
    'until' in step
      ? await pressUntil({ step, act })
      : await act({ ...actOf(step, { portal, heard: lines }), ...step });
  faults.push(...faultsOf({ step, said }).map((fault) => `${lines.findLast(isAct) ?? ''}: ${fault}`));
}

/** `before`: keys whose answer is the browser's and not the page's. */
type Act = Listening & { shown: string; before?: readonly (readonly string[])[]; keys: readonly string[] };

const isAct = (line: string) => line.startsWith('$');

type Before = Readonly<{ portal: RunningPortal; heard: readonly string[] }>;

function actOf(step: Exclude<Step, { meanwhile: unknown }>, { portal: { origin }, heard }: Before): Act {
  if ('press' in step) return { shown: step.press, keys: ['key', step.press] };
  if ('type' in step) {
    const text = typeof step.type === 'string' ? step.type : step.type(heard);
    return { shown: step.isSecret ? 'types the password' : `types: ${text}`, keys: [...TYPING, text] };
  }
  return {
    shown: `opens ${step.open}`,
    before: [
      ['key', 'ctrl+l'],
      [...TYPING, `${origin}${step.open}`],
    ],
    keys: ['key', 'Return'],
  };
}

type Repeated = { step: Extract<Step, { press: string }>; act: (act: Act) => Promise<string[]> };

async function pressUntil({ step, act }: Repeated) {
  const { press, until = '', atMost = MOST_PRESSES } = step;
  for (let times = 1; ; times += 1) {
    const said = await act({ shown: press, keys: ['key', press], isQuick: true, within: step.within });
    if (isSaid(said, until) || times === atMost) return said;
  }
}
