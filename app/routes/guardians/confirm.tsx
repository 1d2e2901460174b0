import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionForm, HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { WhatTheyDo } from '#app/components/guardians/what-they-do.tsx';
import { Actions, ButtonLink, Page, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalidChoice } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { changeLink } from './change.server.ts';
import { doneText } from './act.server.ts';
import { ConfirmForm } from './confirm.form.server.ts';
import { answeredPath, askedLink } from './confirm.server.ts';
import { whatTheySee } from './sees.server.ts';

/** /ward/confirm/…: who asks to act for the own patient; opening it changes nothing (S-08, A-73). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { name, state, isForUnit } = await askedLink(request, args.params);
  const isAsked = state === 'WAITING' && !isForUnit;
  const isWaitingForUnit = state === 'WAITING' && isForUnit;
  const title = request.t(state === 'WAITING' ? 'guardians:confirm.title' : `guardians:now.${state}`, {
    name,
  });
  return {
    title,
    name,
    isAsked,
    isForUnit: isWaitingForUnit,
    sees: isAsked ? await whatTheySee(request) : [],
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { pair, name, isAccountBlocked } = await askedLink(request, args.params);
  const submission = parseWithZod(await request.form(), { schema: ConfirmForm });
  if (submission.status !== 'success') return invalidChoice(submission);
  const isConfirmed = submission.value.answer === 'yes';
  const { refusal } = await changeLink(request, submission, {
    ...pair,
    status: isConfirmed ? 'C' : 'D',
    from: 'W',
  });
  if (refusal) return refusal;
  return redirectWithNotice(request, await answeredPath(request), {
    key: isConfirmed ? doneText('confirm', isAccountBlocked) : 'guardians:confirm.declined',
    values: { name },
  });
}

export default function ConfirmGuardian() {
  const { title, name, isAsked, isForUnit, sees } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'confirm' });
  const { t } = useText();
  return (
    <Page title={title} form={form} hasPageForm={isAsked}>
      {isAsked ? (
        <>
          <p>{t('guardians:confirm.lead', { name })}</p>
          <WhatTheyDo name={name} sees={sees} />
          <p>
            <WithPhone>{t('guardians:confirm.unknown')}</WithPhone>
          </p>
          <PageForm form={form} submit="guardians:confirm.yes">
            <HiddenField name="answer" value="yes" />
          </PageForm>
          <ActionForm submit="guardians:confirm.no" values={{ answer: 'no' }} />
        </>
      ) : (
        <>
          {isForUnit ? <ForUnit /> : null}
          <Actions>
            <ButtonLink href="/account/warden">{t('guardians:wardens.back')}</ButtonLink>
          </Actions>
        </>
      )}
    </Page>
  );
}

/** It is not sure whom somebody asks for: the unit answers, and there is nothing to decide here. */
function ForUnit() {
  const { t } = useText();
  return (
    <p>
      {t('guardians:forUnit')} <WithPhone>{t('guardians:confirm.unknown')}</WithPhone>
    </p>
  );
}
