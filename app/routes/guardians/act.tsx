import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { WhatTheyDo } from '#app/components/guardians/what-they-do.tsx';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { ActForm } from './act.form.server.ts';
import { askedAct, doneText, TARGETS } from './act.server.ts';
import { changeLink } from './change.server.ts';
import { undoOf } from './restore.server.ts';
import { whatTheySee } from './sees.server.ts';

const LIST = '/account/warden';

/** One act on a guardian, with what follows from it (A-70, AP-18); where the link does not allow it any more, how it stands. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const asked = await askedAct(request, args.params);
  const { name, act, state, letter, isAllowed, isAccountBlocked } = asked;
  const unitDecides = !isAllowed && asked.isForUnit;
  const title = request.t(isAllowed ? `guardians:act.${act}.title` : `guardians:now.${state}`, { name });
  const begins = act === 'confirm' || act === 'unblock';
  const forUnit =
    state === 'BLOCKED' ? ('guardians:forUnitBlocked' as const) : ('guardians:forUnit' as const);
  const isWithoutEffect = begins && isAccountBlocked;
  const sees = isAllowed && begins ? await whatTheySee(request) : [];
  const said = { title, name, act, letter, isAllowed, isWithoutEffect, sees };
  return { ...said, forUnit: unitDecides ? forUnit : null };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { pair, act, name, isAccountBlocked } = await askedAct(request, args.params);
  const submission = parseWithZod(await request.form(), { schema: ActForm });
  const from = submission.status === 'success' ? submission.value.from : undefined;
  const { refusal, changed } = await changeLink(request, submission, {
    ...pair,
    status: TARGETS[act],
    ...(from ? { from } : {}),
  });
  if (refusal) return refusal;
  return redirectWithNotice(request, LIST, {
    key: doneText(act, isAccountBlocked),
    values: { name },
    ...undoOf(pair, changed),
  });
}

export default function ActOnGuardian() {
  const { title, name, act, letter, isAllowed, isWithoutEffect, sees, forUnit } =
    useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'act' });
  const { t } = useText();
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={isAllowed}
      back={{ href: LIST, label: t('guardians:wardens.back') }}
    >
      {isAllowed ? (
        <p>
          {t(isWithoutEffect ? 'guardians:accountBlocked' : `guardians:act.${act}.consequence`, { name })}
        </p>
      ) : null}
      {forUnit ? <p>{t(forUnit)}</p> : null}
      {sees.length > 0 ? <WhatTheyDo name={name} sees={sees} /> : null}
      <Actions>
        <ButtonLink href={LIST}>{t(isAllowed ? 'guardians:act.keep' : 'guardians:wardens.back')}</ButtonLink>
      </Actions>
      {isAllowed ? (
        <PageForm
          form={form}
          submit={`guardians:act.${act}.submit`}
          submitVariant={act === 'block' || act === 'remove' ? 'danger' : 'secondary'}
        >
          <HiddenField name="from" value={letter} />
        </PageForm>
      ) : null}
    </Page>
  );
}
