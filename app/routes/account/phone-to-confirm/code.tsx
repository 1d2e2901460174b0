import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CodePage } from '#app/components/account/code-page.tsx';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { confirmPhone, pathWithin, requireOwed, sentCode } from './phone.server.ts';

/** Ours: a page for the code that proves the number. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  const { phone, sent } = await sentCode(request);
  return {
    title: request.t('bookings:code.title'),
    ...{ phone, sent },
    back: { href: pathWithin(request, ''), label: request.t('account:phone.change') },
    resendPath: pathWithin(request, '/code/resend'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountAtGate(args, 'PHONE');
  await requireOwed(request);
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);

  const done = await confirmPhone(request, submission.value.code);
  if (done instanceof Response) return done;
  return refused(submission, { [done.field]: done.texts }, { status: done.status });
}

export default function CodeToConfirm() {
  return <CodePage {...useLoaderData<typeof loader>()} submit="account:phone.confirm" />;
}
