import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { KnownByFields } from '#app/components/people/known-by-fields.tsx';
import { NameFields } from '#app/components/people/name-fields.tsx';
import { WithFirstPage } from '#app/components/registration/first-page.tsx';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import { ProvedPerson } from '#app/components/registration/proved-person.tsx';
import { useText } from '#app/components/text.tsx';
import { requireGuestStep } from './guard.server.ts';
import type { GuestPersonForm } from './person.form.server.ts';
import { personPage, takePerson } from './person.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'person');
  return personPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'person');
  return takePerson(request);
}

export default function Person() {
  const { role, isAbroad, callsWithout, first, proved, stored, ...page } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<GuestPersonForm>({ id: 'person', defaultValue: stored });
  const { t } = useText();
  return (
    <GuestPage page={page} form={form}>
      <WithFirstPage first={first}>
        <GuestForm form={form} shown={page.shown}>
          {proved ? (
            <ProvedPerson fields={fields} proved={proved} />
          ) : (
            <>
              <NameFields
                fields={fields}
                isOwn={role === 'PATIENT'}
                legend={`enrolment:person.names.${role}`}
              />
              <KnownByFields fields={fields} whose={role} isAbroad={isAbroad} />
            </>
          )}
        </GuestForm>
        {callsWithout ? <p>{t(`registration:noPesel.${role}`)}</p> : null}
        <CallReception />
      </WithFirstPage>
    </GuestPage>
  );
}
