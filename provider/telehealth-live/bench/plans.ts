import type { LiveMove } from './moves.ts';

type Step = Readonly<{ afterSeconds: number; move: LiveMove; fields?: object }>;
type Plan = Readonly<{ name: string; steps: readonly Step[] }>;

const HELLO = { text: 'Dzień dobry, w czym mogę pomóc?' };
const BYE = { text: 'Zalecenia będą w notatce. Do widzenia.' };

/**
 * The plans that a doctor follows without anybody at the page: each step so many seconds of the computer's time after the
 * plan was begun.
 */
export const PLANS = {
  visit: {
    name: 'Przychodzi po 10 s, pisze, żegna się i kończy po 2 minutach',
    steps: [
      { afterSeconds: 10, move: 'come' },
      { afterSeconds: 15, move: 'write', fields: HELLO },
      { afterSeconds: 110, move: 'write', fields: BYE },
      { afterSeconds: 120, move: 'end' },
    ],
  },
  late: {
    name: 'Spóźnia się: przychodzi po 3 minutach',
    steps: [
      { afterSeconds: 180, move: 'come' },
      { afterSeconds: 185, move: 'write', fields: HELLO },
    ],
  },
  drops: {
    name: 'Przychodzi od razu, po 15 s zrywa się połączenie, wraca po minucie',
    steps: [
      { afterSeconds: 0, move: 'come' },
      { afterSeconds: 15, move: 'drop' },
      { afterSeconds: 75, move: 'come' },
    ],
  },
  mutes: {
    name: 'Przychodzi od razu, wycisza mikrofon, wyłącza kamerę i włącza je znowu',
    steps: [
      { afterSeconds: 0, move: 'come' },
      { afterSeconds: 10, move: 'mute' },
      { afterSeconds: 20, move: 'cameraOff' },
      { afterSeconds: 30, move: 'unmute' },
      { afterSeconds: 40, move: 'cameraOn' },
    ],
  },
  records: {
    name: 'Przychodzi od razu i nagrywa przez 30 s, jeśli pacjent się zgodził',
    steps: [
      { afterSeconds: 0, move: 'come' },
      { afterSeconds: 10, move: 'record' },
      { afterSeconds: 40, move: 'stopRecording' },
    ],
  },
  never: { name: 'Nie przychodzi wcale', steps: [] },
} as const satisfies Record<string, Plan>;
export type PlanName = keyof typeof PLANS;

export const isPlan = (name: unknown): name is PlanName => typeof name === 'string' && name in PLANS;

type Make = (move: LiveMove, fields: object) => Promise<unknown>;

/** Runs plans, one a teleconsultation at a time: a new one takes the place of the other. A step that is not possible any more is left out. */
export function createPlans() {
  const timers = new Map<string, NodeJS.Timeout[]>();
  return {
    begin({ id, name, make }: { id: string; name: PlanName; make: Make }) {
      for (const timer of timers.get(id) ?? []) clearTimeout(timer);
      const steps: readonly Step[] = PLANS[name].steps;
      timers.set(
        id,
        steps.map(({ afterSeconds, move, fields = {} }) =>
          setTimeout(() => void make(move, fields).catch(() => undefined), afterSeconds * 1_000).unref(),
        ),
      );
    },
  };
}
