export type Verdict = Readonly<{ rule: string; html: RegExp; verdict: string; on: string }>;

export const ofEngines: readonly (Verdict & { engine: string })[] = [];
