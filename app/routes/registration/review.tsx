import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnUserName, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Notice, Panels } from '#app/components/page/index.ts';
import { NewPasswordField, PasswordShownLink } from '#app/components/public/new-password-field.tsx';
import { GuestForm, GuestPage } from '#app/components/registration/guest-page.tsx';
import { MinorWard } from '#app/components/registration/minor-ward.tsx';
import { useText } from '#app/components/text.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { invalid } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { asChild } from './as-child.server.ts';
import { requireGuestStep } from './guard.server.ts';
import { reviewForm, type ReviewForm } from './review.form.server.ts';
import { asksPassword, reviewPage } from './review.server.ts';
import { sendGuest } from './send.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'review');
  return reviewPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'review');
  if (request.url.searchParams.get('as') === 'child') return asChild(request);
  const schema = reviewForm(await asksPassword(request));
  const submission = parseWithZod(await request.form(), { schema });
  if (submission.status !== 'success') return invalid(submission);
  return sendGuest(request, { submission, password: submission.value.password });
}

const TOO_QUICK = 'registration:robot.tooQuick';

export default function Review() {
  const {
    panels,
    asksPassword: asks,
    username,
    minor,
    proveHref,
    isUnproved,
    ...page
  } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ReviewForm>({ id: 'review' });
  const { t } = useText();
  const isTooQuick = form.errors.some(({ texts }) => texts.includes(TOO_QUICK));
  const isAgain = asks && form.errors.length > 0;
  return (
    <GuestPage page={page} form={form}>
      {proveHref === null ? null : (
        <Notice kind="error">
          {t('registration:proved.over')} <a href={proveHref}>{t('registration:proved.again')}</a>
        </Notice>
      )}
      {minor === null ? null : <MinorWard path={minor.path} />}
      <Panels>
        {panels.map(({ title, rows }) => (
          <SummaryRows key={title} title={title} rows={rows} />
        ))}
      </Panels>
      {form.errors.length > 0 ? <CallReception /> : null}
      {isUnproved ? <p>{t('registration:review.unproved')}</p> : null}
      {asks ? <PasswordShownLink /> : <p>{t('registration:review.passwordLater')}</p>}
      <GuestForm
        form={form}
        shown={page.shown}
        submit={isTooQuick ? 'registration:robot.again' : 'registration:review.submit'}
      >
        {asks && username !== null ? <OwnUserName username={username} /> : null}
        {isAgain ? <p>{t('registration:review.passwordAgain')}</p> : null}
        {asks ? <NewPasswordField field={fields.password} /> : null}
      </GuestForm>
    </GuestPage>
  );
}
