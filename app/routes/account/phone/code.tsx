import { isDefinedError, safe } from '@orpc/client';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CodePage } from '#app/components/account/code-page.tsx';
import { useText } from '#app/components/text.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { CodeForm, codeRefusal, failedCode, fieldOfCode } from '#app/services/forms/phone-code.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { anotherIsAsked, PATHS, requireWaiting } from './phone.server.ts';

/** A§8: the code that puts the number that waits in force. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { waiting, sent, inForce, isConfirmed } = await requireWaiting(request);
  return {
    title: request.t('bookings:code.title'),
    back: { href: PATHS.phone, label: request.t('account:ownPhone.other') },
    ...{
      phone: phoneAsSaid({ phone: waiting.phoneNumber, language: request.language }),
      sent,
      resendPath: PATHS.resend,
    },
    serves:
      isConfirmed && waiting.phoneNumber !== inForce
        ? phoneAsSaid({ phone: inForce, language: request.language })
        : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { phoneNumber } = (await requireWaiting(request)).waiting;
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  const given = { phoneNumber, confirmationCode: submission.value.code };
  const [error] = await safe(request.provider.account.confirmPhone(given));
  if (isDefinedError(error)) {
    if (error.code === 'PHONE_ALREADY_IN_USE') return anotherIsAsked(request);
    const text = codeRefusal(error);
    return refused(submission, { [fieldOfCode(text)]: [text] });
  }
  const texts = failedCode(error, 'account.confirmPhone');
  if (texts) return refused(submission, { '': texts }, { status: 503 });
  if (error) throw error;
  return redirectWithNotice(request, '/account', 'account:phone.confirmed');
}

export default function OwnPhoneCode() {
  const { serves, ...code } = useLoaderData<typeof loader>();
  const { t } = useText();
  const note = serves === null ? null : <p>{t('account:ownPhone.serves', { phone: serves })}</p>;
  return <CodePage {...code} submit="account:phone.confirm" note={note} />;
}
