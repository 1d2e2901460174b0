import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePhoneHint } from '#app/components/account/phone-hint.ts';
import { TextField, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import type { ContactForm } from './contact.form.server.ts';
import { contactPage, takeContact } from './contact.server.ts';
import { requireGuestStep } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'contact');
  return contactPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'contact');
  return takeContact(request);
}

export default function Contact() {
  const { isPhoneNeeded, isEmailNeeded, isNamedByEmail, stored, ...page } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ContactForm>({ id: 'contact', defaultValue: stored });
  const phoneHint = usePhoneHint();
  return (
    <GuestPage page={page} form={form}>
      <GuestForm form={form} shown={page.shown}>
        <TextField
          field={fields.phoneNumber}
          label="booking-wizard:contactdata.label"
          hint={phoneHint}
          type="tel"
          autoComplete="tel"
          width={20}
          optional={!isPhoneNeeded}
        />
        <TextField
          field={fields.email}
          label="public:email.label"
          hint={isNamedByEmail ? 'registration:contact.email.isName' : 'public:email.hint'}
          type="email"
          autoComplete="email"
          width={30}
          optional={!isEmailNeeded}
        />
        {isNamedByEmail ? null : (
          <TextField
            field={fields.username}
            label="public:login.username.label"
            hint="registration:contact.username.hint"
            autoComplete="username"
            width={24}
          />
        )}
      </GuestForm>
      {form.errors.length > 0 ? <CallReception /> : null}
    </GuestPage>
  );
}
