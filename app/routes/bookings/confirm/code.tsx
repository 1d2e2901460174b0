import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CodePage } from '#app/components/account/code-page.tsx';
import { plainText } from '#app/domain/text.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { titles } from '#app/services/appointments/words.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { confirmBooking, keyOf, requireCode, resendPath } from './confirmation.server.ts';

/** Ours (B§8, A-10): where the code is given with which the booking is confirmed. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { booking, code } = await requireCode(request, args.params);
  return {
    ...titles(booking, request.t('bookings:code.title')),
    path: booking.path,
    service: booking.service,
    when: booking.when,
    phone: code.phone,
    sent: code.sent,
    resendPath: resendPath(keyOf(args.params)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await requireCode(request, args.params);
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  const done = await confirmBooking(request, {
    ...keyOf(args.params),
    confirmationCode: submission.value.code,
  });
  if (done instanceof Response) return done;
  return refused(submission, { [done.field]: done.texts }, { status: done.status });
}

export default function ConfirmationCode() {
  const {
    heading,
    whose,
    path,
    service,
    when,
    phone,
    sent,
    resendPath: resend,
  } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <CodePage
      title={heading}
      over={whose}
      back={{ href: path, label: t('bookings:cancel.back') }}
      phone={phone}
      sent={sent}
      resendPath={resend}
      submit="bookings:confirm.submit"
    >
      <p>
        <TextNaming name={service}>
          {t('bookings:confirm.visit', { service: plainText(service), when })}
        </TextNaming>
      </p>
    </CodePage>
  );
}
