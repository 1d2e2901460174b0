import type { z } from 'zod';

/** The arguments of a step's call: its key goes to the other system, which carries it out once for it. */
export type Called<Input> = Readonly<{ key: string; patientId: string; documentId: string; input: Input }>;

/** The known facts of a step when it is undone; no input where its secret is not known any more. */
export type Undone<Input> = Readonly<{ patientId: string; documentId: string; input: Input | null }>;

/** One kind of second steps: what is called, and what becomes of the first step when that is refused for good. */
export type StepKind<Calls, Input> = Readonly<{
  /** Whose pages show it and settle it. */
  area: string;
  input: z.ZodType<Input>;
  call(calls: Calls, step: Called<Input>): Promise<unknown>;
  /** Named errors after which nothing is left to be done: what is to be ended is not there. */
  over?: readonly string[];
  /** Undoes the first step; a named error says that there is nothing to undo. Absent: it stands, and that is told. */
  undo?(calls: Calls, step: Undone<Input>): Promise<unknown>;
  /** After a kill between the two: the document of the first step, or null when it was not made, or stands no more. */
  firstSaved(
    calls: Calls,
    step: Readonly<{ patientId: string; documentId: string | null; input: Input; madeAt: number }>,
  ): Promise<string | null>;
}>;

/** Kinds by name. Each reads its own input out of the row before anything is done with it. */
export type StepKinds<Calls> = Readonly<Record<string, StepKind<Calls, unknown>>>;

export type InputOf<Kind> = Kind extends { input: z.ZodType<infer Input> } ? Input : never;
