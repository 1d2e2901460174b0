import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BegunRegistration } from '#app/components/enrolment/begun-registration.tsx';
import { RoleChoice } from '#app/components/enrolment/role-choice.tsx';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { roleIn } from '#app/domain/enrolment/roles.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { badCall } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { changeRole, entryOf } from './begun.server.ts';
import { requireOffered } from './draft.server.ts';

/** /account/registration (A§2): whom to register, where the address does not say it (AP-15); else the first step. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { view, status } = await entryOf(request);
  return data(view, { status });
}

/** Goes on in this role with what was begun in another one. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const role = roleIn(request.url.searchParams);
  if (role === null || role === 'UNKNOWN') throw badCall();
  await requireOffered(request, role);
  const changed = await changeRole(request, role);
  if (!changed) throw redirect(`/account/registration?patientRole=${role}`, 303);
  return redirectWithNotice(request, changed.path, { key: changed.left, kind: 'notice' });
}

export default function Registration() {
  const { title, choice, begun, into, own } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {choice ? <RoleChoice {...choice} /> : null}
      {begun && into ? <BegunRegistration begun={begun} into={into} /> : null}
      {own ? (
        <>
          <p>{t(`enrolment:own.${own}.text`)}</p>
          <p>
            <ButtonLink href="/account/mydata">{t('enrolment:own.link')}</ButtonLink>
          </p>
        </>
      ) : null}
    </Page>
  );
}
