/**
 * A verdict on what an engine leaves to a human ("needs review"): what was looked at, when, and with what outcome; `says`:
 * where the message counts, too.
 */
export type Verdict = Readonly<{ rule: string; html: RegExp; says?: RegExp; verdict: string; on: string }>;

/** `isDisputed`: the engine calls it a fault, and is wrong; evidence says so in Polish, too. */
export type Disputable = Verdict & Readonly<{ isDisputed?: true; inPolish?: string }>;

export type EngineVerdict = Disputable & Readonly<{ engine: string }>;
