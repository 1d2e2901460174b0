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
import { begunView, changeRole, choiceOf, wayInto } from './begun.server.ts';
import { hasOwn, requireOffered } from './draft.server.ts';

/** /account/registration (A§2): whom to register, where the address does not say it (AP-15); else the first step. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const role = roleIn(request.url.searchParams);
  const { t } = request;
  if (role === null || role === 'UNKNOWN') {
    const view = {
      title: t('enrolment:choice.title'),
      choice: await choiceOf(request),
      begun: null,
      role: null,
    };
    return data(view, { status: role === null ? 200 : 400 });
  }
  await requireOffered(request, role);
  if (role === 'PATIENT' && (await hasOwn(request))) {
    return data({ title: t('enrolment:own.title'), choice: null, begun: null, role });
  }
  const path = await wayInto(request, role);
  if (path !== null) throw redirect(path, 303);
  return data({ title: t('enrolment:begun.title'), choice: null, begun: await begunView(request), role });
}

/** What was begun in another role goes on in this one. */
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
  const { title, choice, begun, role } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {choice ? <RoleChoice {...choice} /> : null}
      {begun && role ? <BegunRegistration begun={begun} role={role} /> : null}
      {choice || begun ? null : (
        <>
          <p>{t('enrolment:own.text')}</p>
          <p>
            <ButtonLink href="/account/mydata">{t('enrolment:own.link')}</ButtonLink>
          </p>
        </>
      )}
    </Page>
  );
}
