import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Spent = { cpu: number; wall: number; times: number };

/** The cost of each phase, when A11Y_COST=1 asks for it. */
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
      tree = [];
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

/** The processes of a worker stay the same while it works, but for what `tell` has passed. */
let tree: readonly string[] = [];

function cpuOfTree() {
  if (tree.length === 0) tree = processesUnder(String(process.pid));
  return tree.reduce((sum, id) => sum + cpuOf(id), 0);
}

function processesUnder(id: string): string[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((child) => [child, parentOf(child)] as const);
  const under = (one: string): string[] => [
    one,
    ...parents.filter(([, parent]) => parent === one).flatMap(([child]) => under(child)),
  ];
  return under(id);
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (id: string) => {
  const stat = read(`/proc/${id}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
};

/** In ms; 0 when it has ended. */
const cpuOf = (id: string) =>
  (existsSync(`/proc/${id}/task`) ? readdirSync(`/proc/${id}/task`) : [])
    .map((task) => Number(read(`/proc/${id}/task/${task}/schedstat`).split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);
