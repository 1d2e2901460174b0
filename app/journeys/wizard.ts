import type { z } from 'zod';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Answered, Journey, StepOf } from './engine.ts';

/** A wizard as data: its journey, and what its drafts and the frame of its steps have to know of it. */
export type Wizard<Answers extends Answered> = Readonly<{
  /** Names its drafts in the store: with another name they are lost. */
  name: string;
  journey: Journey<Answers>;
  /** Reads what is stored of a draft. */
  schema: z.ZodType<Answers>;
  /** The last step, which shows the answers: "Zmień" leads from there to a step, and the step leads back. */
  review: StepOf<Answers>;
  /** The stages of the wizard, in the order of its steps, and to which of these a step belongs. */
  stages: Readonly<{
    names: readonly TextKey[];
    of: (step: StepOf<Answers>) => number;
    /** Stages that a draft does not come through, by their number; absent: it comes through all. */
    isLeftOut?: (answers: Answers, stage: number) => boolean;
  }>;
  /** Its entry, with what the query of an address that has lost its draft still names. */
  startPath: (query: URLSearchParams) => string;
  /** The page that lists its unfinished drafts, and tells of those that cannot be opened. */
  listPath: string;
  /** The page that asks whether a draft is really to be deleted. */
  discardPath: string;
  /** Where a draft leads that was finished; null for what was stored of one that was not. */
  donePath: (id: string, stored: unknown) => string | null;
  /** The names of its answers where they have fallen; without them the page says that some have. */
  names?: Readonly<Partial<Record<StepOf<Answers>, TextKey>>>;
  /** Said once when an account has too many drafts, and the oldest had to go. */
  oldestGone: TextKey;
}>;

/** The part of the answers of a wizard that asks for whom it is. */
type ForSomebody = Readonly<{
  patients?: { patientId: string } | undefined;
  facts: { patientCount: number; onlyPatientId?: string | undefined };
}>;

/** Returns for whom it is: the patient chosen, or the only one who can be. */
export const chosenPatientId = ({ patients, facts }: ForSomebody) =>
  patients?.patientId ?? facts.onlyPatientId;

export type Draft<Answers> = Readonly<{ id: string; answers: Answers }>;

/** Returns the address of a step; `query` goes behind the draft's id. */
export function stepPathOf<Answers extends Answered>(
  { journey, startPath }: Pick<Wizard<Answers>, 'journey' | 'startPath'>,
  { id, step, query = {} }: { id: string; step: StepOf<Answers>; query?: Record<string, string> },
) {
  const path = journey.pages[step].path ?? startPath(new URLSearchParams());
  return `${path}?${new URLSearchParams({ draft: id, ...query }).toString()}`;
}

/** Returns the address of a step to which "Zmień" leads, and from which the answer leads back to the review. */
export const changePathOf = <Answers extends Answered>(
  wizard: Wizard<Answers>,
  { id, step, query = {} }: { id: string; step: StepOf<Answers>; query?: Record<string, string> },
) => stepPathOf(wizard, { id, step, query: { return: wizard.review, ...query } });
