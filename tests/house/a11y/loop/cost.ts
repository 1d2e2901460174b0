import { readdirSync, readFileSync } from 'node:fs';

type Spent = { cpu: number; wall: number; times: number };

/** What each phase costs, when A11Y_COST=1 asks for it. */
export type Cost = Readonly<{
  of<T>(phase: string, work: () => Promise<T>): Promise<T>;
  /** Says what a state has cost, and starts anew; with all of them at the end of the worker. */
  tell(name: string): void;
  tellAll(): void;
}>;

/** Counts CPU time of this process and all that it started (portal, browser), in ms, as Linux keeps it. */
export function costOfRun(): Cost {
  if (!process.env['A11Y_COST'])
    return { of: (_, work) => work(), tell: () => undefined, tellAll: () => undefined };

  const all = new Map<string, Spent>();
  let state = new Map<string, Spent>();
  let states = 0;
  return {
    async of(phase, work) {
      const before = { cpu: cpuOfTree(), wall: performance.now() };
      try {
        return await work();
      } finally {
        const spent = { cpu: cpuOfTree() - before.cpu, wall: performance.now() - before.wall };
        for (const sums of [all, state]) add(sums, phase, spent);
      }
    },
    tell(name) {
      process.stdout.write(`${name}: ${inWords(state, 1)}\n`);
      state = new Map();
      states += 1;
    },
    tellAll() {
      process.stdout.write(`\nms of CPU / on the clock, a state, of ${states}: ${inWords(all, states)}\n`);
    },
  };
}

function add(sums: Map<string, Spent>, phase: string, { cpu, wall }: Omit<Spent, 'times'>) {
  const sum = sums.get(phase) ?? { cpu: 0, wall: 0, times: 0 };
  sums.set(phase, { cpu: sum.cpu + cpu, wall: sum.wall + wall, times: sum.times + 1 });
}

function inWords(sums: Map<string, Spent>, states: number) {
  const line = (name: string, { cpu, wall }: Pick<Spent, 'cpu' | 'wall'>) =>
    `${name} ${Math.round(cpu / states)} / ${Math.round(wall / states)}`;
  const total = [...sums.values()].reduce(
    (sum, { cpu, wall }) => ({ cpu: sum.cpu + cpu, wall: sum.wall + wall }),
    {
      cpu: 0,
      wall: 0,
    },
  );
  return [...[...sums].map(([name, spent]) => line(name, spent)), line('sum', total)].join(', ');
}

type Process = { id: string; parent: string; ms: number };

function cpuOfTree() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const ofTree = (id: string): number =>
    processes
      .filter((one) => one.id === id || one.parent === id)
      .reduce((sum, one) => sum + (one.id === id ? one.ms : ofTree(one.id)), 0);
  return ofTree(String(process.pid));
}

/** Nobody, when it ended meanwhile. */
function processOf(id: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
    const ns = readdirSync(`/proc/${id}/task`)
      .map((task) => readFileSync(`/proc/${id}/task/${task}/schedstat`, 'utf8').split(' ')[0])
      .reduce((sum, part) => sum + Number(part), 0);
    return [{ id, parent, ms: ns / 1e6 }];
  } catch {
    return [];
  }
}
