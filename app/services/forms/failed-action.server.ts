import { parse } from '@conform-to/react';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import { doubtOf } from '#app/services/provider/doubts.ts';
import { outageOf, refusalUnexpected } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { FormAnswer } from './forms.server.ts';
import { withoutSecrets } from './secrets.ts';
import { withoutFiles } from './uploads.server.ts';

/** The answer to a form of which nothing was carried out: its page says `failed` first, and has the form as it was filled in. */
export type FailedAnswer = FormAnswer & { failed: TextKey };

/**
 * Decision 182. An action whose provider call has failed, and that says nothing of it by itself. Where nothing was written the form
 * comes back filled, with its buttons, and says that nothing was done; where something was, or may have been, the page of the outage
 * says that nobody knows, and where it is seen. @throws whatever else the action throws
 */
export async function answeringFailure(
  action: (args: ActionFunctionArgs) => unknown,
  args: ActionFunctionArgs,
): Promise<unknown> {
  try {
    return await action(args);
  } catch (error) {
    const { form, doubt, hasWritten, portal, requestId } = args.context;
    const refusal = refusalUnexpected(error);
    const outage = outageOf(error) ?? refusal;
    if (!outage || !form || doubtOf(outage.inDoubt)) throw error;
    if (refusal) portal.log.error({ requestId }, 'refusal that no page expects');
    if (hasWritten || doubt?.now) throw data({ ...outage, inDoubt: 'other' }, { status: 503 });
    const answer: FailedAnswer = { submission: typedIn(form), failed: 'page:problem.notDone' };
    return data(answer, { status: 503 });
  }
}

function typedIn(form: FormData): FormAnswer['submission'] {
  const { initialValue } = parse(withoutFiles(form), { resolve: () => ({ value: null }) }).reply();
  return { initialValue: withoutSecrets(initialValue ?? {}) };
}
