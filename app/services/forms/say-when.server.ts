type Answer = { retryAfter?: number } | null | undefined;

/** Says of a form that met a bound when the same is taken, for programs. */
export function sayWhen(actionData: Readonly<Record<string, unknown>> | null, headers: Headers) {
  const answers = Object.values({ ...actionData }) as Answer[];
  const seconds = answers.find((answer) => answer?.retryAfter)?.retryAfter;
  if (seconds) headers.set('retry-after', String(seconds));
}
