import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/bookings/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { ResendForm, sendingText } from '#app/routes/bookings/phone-code.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { pathWithin, requireOwed, sendCode, sentCode } from './phone.server.ts';

/** Ours: what to do when no code comes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  const code = await sentCode(request);
  return {
    title: request.t('bookings:code.missing'),
    back: { href: pathWithin(request, '/code'), label: request.t('bookings:code.back') },
    ...{ phone: code.phone, sending: sendingText(request, code) },
    phonePath: pathWithin(request, ''),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  await requireOwed(request);
  const submission = parseWithZod(await request.form(), { schema: ResendForm });
  const sent = await sendCode(request);
  return sent instanceof Response ? sent : refused(submission, { '': [sent.refusal] });
}

export default function Resend() {
  const { title, back, phone, sending, phonePath } = useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof ResendForm>({ id: 'resend' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back}>
      <PhoneCodeResending
        form={form}
        phone={phone}
        sending={sending}
        links={<ActionLink href={phonePath}>{t('account:phone.change')}</ActionLink>}
      />
    </Page>
  );
}
