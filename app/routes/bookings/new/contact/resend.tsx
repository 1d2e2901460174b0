import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeResending } from '#app/components/bookings/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { ResendForm, sendingText } from '#app/routes/bookings/phone-code.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { codePath, phonePath, sendCode, sentCode } from './code.form.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { requireHold } from '#app/routes/bookings/new/send/summary.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  await requireHold(request);
  const code = await sentCode(request);
  return {
    title: request.t('bookings:code.missing'),
    back: { href: codePath(request), label: request.t('bookings:code.back') },
    ...{ phone: code.phone, sending: sendingText(request, code) },
    phonePath: phonePath(request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const submission = parseWithZod(await request.form(), { schema: ResendForm });
  const sent = await sendCode(request);
  return sent instanceof Response ? sent : refused(submission, { '': sent.refusals });
}

export default function Resend() {
  const { title, back, phone, sending, phonePath: change } = useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof ResendForm>({ id: 'resend' });
  const { t } = useText();

  return (
    <Page title={title} form={form} back={back}>
      <PhoneCodeResending
        form={form}
        phone={phone}
        sending={sending}
        links={
          change ? <ActionLink href={change}>{t('booking-wizard:summary.changePhone')}</ActionLink> : null
        }
      />
    </Page>
  );
}
