export const STATES = ['W', 'C', 'J', 'D'] as const;
export type State = (typeof STATES)[number];
export const ACTORS = ['REPRESENTED', 'GUARDIAN', 'UNIT'] as const;
export type Actor = (typeof ACTORS)[number];

/** AP-18, every cell: of the state of the column each actor may make the states that stand there, and no other. */
export const ALLOWED: Readonly<Record<Actor, Readonly<Record<State, string>>>> = {
  REPRESENTED: { W: 'CJD', C: 'JD', J: 'CD', D: '' },
  GUARDIAN: { W: 'D', C: 'D', J: '', D: '' },
  UNIT: { W: 'CJD', C: 'WJD', J: 'WCD', D: '' },
};

export const CELLS = ACTORS.flatMap((actor) =>
  STATES.flatMap((from) =>
    STATES.map((to) => ({ actor, from, to, isAllowed: ALLOWED[actor][from].includes(to) })),
  ),
);
