import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, SideBySide } from '#app/components/page/index.ts';
import { NextStep } from '#app/components/registration/next-step.tsx';
import { Standing, WayToAccount } from '#app/components/registration/standing.tsx';
import { WhatToBring } from '#app/components/registration/what-to-bring.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { shareNumber, takeCode } from './code.server.ts';
import { registeredHere, stateOf } from './registered.server.ts';
import { summaryView } from './view.server.ts';

/** C§2: what follows a registration, in the browser that has made it. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  return summaryView(request, await stateOf(request));
}

export async function action(args: ActionFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  if (request.url.searchParams.has('shared')) return shareNumber(request);
  const submission = parseWithZod(await request.form(), { schema: CodeForm });
  if (submission.status !== 'success') return invalid(submission);
  const phoneNumber = (await stateOf(request)).phoneNumber ?? '';
  const done = await takeCode(request, { phoneNumber, code: submission.value.code });
  return done instanceof Response ? done : refused(submission, { [done.field]: done.texts }, done);
}

export default function Summary() {
  const { title, role, next, unit, bringsPapers, goneAfter, paths, kiosk, ...shown } =
    useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  const { t } = useText();
  const hasForm = next === 'code' && shown.isCodeGood;
  const step = <NextStep {...shown} next={next} form={form} code={fields.code} paths={paths} />;
  return (
    <Page title={title} form={form} hasPageForm={hasForm} isDone={next === 'done'}>
      <Standing {...shown} next={next} whom={role} goneAfter={goneAfter} />
      {next === 'known' ? (
        step
      ) : (
        <SideBySide side={<WayToAccount next={next} whom={role} />}>{step}</SideBySide>
      )}
      {bringsPapers ? <WhatToBring whom={role} unit={unit} /> : <p>{t('registration:summary.authorized')}</p>}
      {kiosk === null ? null : <p className="no-print">{t(`registration:summary.kiosk.${kiosk}`)}</p>}
      <p className="no-print">
        <ActionLink href={paths.discard}>{t('registration:draft.discard.summary.link')}</ActionLink>
      </p>
    </Page>
  );
}
