import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateField, usePageForm } from '#app/components/form/index.ts';
import { LinkChange } from '#app/components/guardians/link-change.tsx';
import { useText } from '#app/components/text.tsx';
import { today } from '#app/domain/dates/warsaw.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { limitForm, type LimitForm } from './limit.form.server.ts';
import { limitedLink, setLimit } from './limit.server.ts';

const LIST = '/account/warden';

/** /account/warden/:accountId/until (ours): the last day on which somebody acts for the own patient (AP-22). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { name, typed, isOffered } = await limitedLink(request, args.params);
  return { title: request.t('guardians:limit.title', { name }), name, isOffered, stored: { until: typed } };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { pair, name } = await limitedLink(request, args.params);
  const submission = parseWithZod(await request.form(), { schema: limitForm({ today: today(request.now) }) });
  if (submission.status !== 'success') return invalid(submission);
  const { until } = submission.value;
  const refusal = await setLimit(request, submission, { ...pair, ...(until ? { until } : {}) });
  if (refusal) return refusal;
  const values = { name, day: until ? textIn(request.language).formatDate(until) : '' };
  return redirectWithNotice(request, LIST, {
    key: until ? 'guardians:limit.done' : 'guardians:limit.doneWithout',
    values,
  });
}

export default function LimitGuardian() {
  const { title, name, isOffered, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<LimitForm>({ id: 'limit', defaultValue: stored });
  const { t } = useText();
  // What was typed comes back also where the link is none to be limited any more.
  const isAsked = isOffered || form.errors.length > 0 || fields.until.errors !== undefined;
  return (
    <LinkChange
      title={title}
      form={form}
      isAsked={isAsked}
      about={t(isAsked ? 'guardians:limit.about' : 'guardians:limit.notNow', { name })}
      submit="guardians:limit.submit"
    >
      <DateField field={fields.until} label="guardians:limit.field" hint="guardians:limit.hint" optional />
    </LinkChange>
  );
}
