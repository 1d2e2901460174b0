import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PhoneCodeForm } from '#app/components/account/phone-code.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { Page, PhoneElsewhere, TextLinking } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccountIn } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { fieldOfCode } from '#app/services/forms/phone-code.server.ts';
import { MergeForm, mergeAccounts, PATH, requireMergeable, WAITING } from './form.server.ts';

/** the proof of the other account, and the button that makes one of both. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  const { contact, stays, sent } = await requireMergeable(request);
  if (!contact) throw redirect(PATH, 303);
  const title = request.t('public:merge.code.title');
  return { title, address: contact.address, stays, sent: sent ?? null, askPath: PATH };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  await requireMergeable(request);
  const submission = parseWithZod(await request.form(), { schema: MergeForm });
  if (submission.status !== 'success') return invalid(submission);

  const done = await mergeAccounts(request, submission.value.code);
  return done instanceof Response ? done : refused(submission, { [fieldOfCode(done)]: [done] });
}

export default function MergeCode() {
  const { title, address, stays, sent, askPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof MergeForm>({ id: 'code' });
  const { t, formatTime } = useText();
  const page = t('public:merge.title');
  return (
    <Page title={title} form={form} hasPageForm={sent !== null}>
      {sent ? (
        <p>
          {t('public:merge.code.good', { address, time: formatTime(sent.validUntil) })}{' '}
          {t('bookings:code.tries', { count: sent.triesLeft })}
        </p>
      ) : (
        <p>
          <TextLinking name={page} href={askPath}>
            {t('public:merge.code.none', { page })}
          </TextLinking>
        </p>
      )}
      <p>{t(`public:merge.stays.${stays}`)}</p>
      <PhoneCodeForm
        form={form}
        field={fields.code}
        isGood={sent !== null}
        label="public:merge.code.label"
        submit="public:merge.code.submit"
        resendPath={askPath}
      />
      <PhoneElsewhere when={form.errors.length > 0}>
        <NoAccess question="public:merge.noAccess" />
      </PhoneElsewhere>
    </Page>
  );
}
