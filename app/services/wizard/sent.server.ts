import type { z } from 'zod';
import { invalid, invalidChoice, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';

/** Takes what a step's form says, by a schema that may depend on it; `take` leads on, or says by field what stands in the way. */
export async function takeForm<Schema extends z.ZodType>(
  request: PortalRequest,
  rules: Schema | ((form: FormData) => Schema | Promise<Schema>),
  take: (value: z.output<Schema>) => Promise<Response | Record<string, ErrorText[]>>,
) {
  const form = await request.form();
  const schema = typeof rules === 'function' ? await rules(form) : rules;
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return invalid(submission);
  const taken = await take(submission.value);
  return taken instanceof Response ? taken : refused(submission, taken);
}

/** Takes what was pressed of a page's many buttons; `take` leads on, or says what stands in the way. */
export async function takePressed<Schema extends z.ZodType>(
  request: PortalRequest,
  schema: Schema,
  take: (pressed: z.output<Schema>) => Promise<Response | { refusals: ErrorText[] }>,
) {
  const submission = parseWithZod(await request.form(), { schema });
  if (submission.status !== 'success') return invalidChoice(submission);
  const taken = await take(submission.value);
  return taken instanceof Response ? taken : refused(submission, { '': taken.refusals });
}
