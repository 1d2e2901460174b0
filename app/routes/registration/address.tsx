import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { HomeAddress } from '#app/components/people/home-address.tsx';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import { useText } from '#app/components/text.tsx';
import type { AddressForm } from '#app/services/forms/address-form.ts';
import { addressPage, takeAddress } from './address.server.ts';
import { requireGuestStep } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'address');
  return addressPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'address');
  return takeAddress(request);
}

export default function Address() {
  const { role, isNeeded, countries, stored, ...page } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<AddressForm>({ id: 'address', defaultValue: stored });
  const { t } = useText();
  return (
    <GuestPage page={page} form={form}>
      {isNeeded ? null : <p>{t('registration:address.free')}</p>}
      <GuestForm form={form} shown={page.shown}>
        <HomeAddress
          fields={fields}
          countries={countries}
          isOwn={role === 'PATIENT'}
          isOptional={!isNeeded}
        />
      </GuestForm>
      {form.errors.length > 0 ? <CallReception /> : null}
    </GuestPage>
  );
}
