import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SCOPES } from '#contract/people/reading/scope.ts';
import { RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { LinkChange } from '#app/components/guardians/link-change.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { limitedLink, setScope } from './limit.server.ts';
import { NarrowForm } from './narrow.form.server.ts';

const LIST = '/account/warden';

/** /account/warden/:accountId/scope (ours): what somebody may do who acts for the own patient (AP-22, S-67). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { name, scope, mayBeNarrowed } = await limitedLink(request, args.params);
  return {
    title: request.t('guardians:narrow.title', { name }),
    name,
    isOffered: mayBeNarrowed,
    stored: { scope },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { pair, name } = await limitedLink(request, args.params);
  const submission = parseWithZod(await request.form(), { schema: NarrowForm });
  if (submission.status !== 'success') return invalid(submission);
  const { scope } = submission.value;
  const refusal = await setScope(request, submission, { ...pair, scope });
  if (refusal) return refusal;
  const values = { name, scope: request.t(`guardians:narrow.option.${scope}`) };
  return redirectWithNotice(request, LIST, { key: 'guardians:narrow.done', values });
}

export default function NarrowGuardian() {
  const { title, name, isOffered, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof NarrowForm>({ id: 'narrow', defaultValue: stored });
  const { t } = useText();
  const isAsked = isOffered || form.errors.length > 0 || fields.scope.errors !== undefined;
  const options = SCOPES.map((value) => ({
    value,
    label: t(`guardians:narrow.option.${value}`),
    hint: t(`guardians:narrow.means.${value}`),
  }));
  return (
    <LinkChange
      title={title}
      form={form}
      isAsked={isAsked}
      about={t(isAsked ? 'guardians:narrow.about' : 'guardians:narrow.notNow', { name })}
      submit="guardians:narrow.submit"
    >
      <RadioGroup field={fields.scope} label="guardians:narrow.field" options={options} />
    </LinkChange>
  );
}
