import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, SideBySide } from '#app/components/page/index.ts';
import { NextStep } from '#app/components/registration/next-step.tsx';
import { WayToAccount } from '#app/components/registration/way-to-account.tsx';
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
  const { heading, over, role, next, unit, isAlsoPatient, papers, paths, kiosk, ...shown } =
    useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  const { t } = useText();
  const hasForm = next === 'code' && shown.isCodeGood;
  const step = <NextStep {...shown} next={next} form={form} code={fields.code} paths={paths} />;
  const hasWay = next === 'code' || next === 'mail' || next === 'password';
  const way = hasWay ? (
    <WayToAccount next={next} isPasswordLater={shown.isPasswordLater} bringsPapers={papers === 'needed'} />
  ) : null;
  return (
    <Page title={heading} over={over} form={form} hasPageForm={hasForm} isDone={next === 'done'}>
      {way === null ? step : <SideBySide side={way}>{step}</SideBySide>}
      {papers === 'needed' ? <WhatToBring whom={role} isAlsoPatient={isAlsoPatient} unit={unit} /> : null}
      {papers === 'proved' ? <p>{t('registration:summary.authorized')}</p> : null}
      {kiosk === null ? null : <p className="no-print">{t(`registration:summary.kiosk.${kiosk}`)}</p>}
      <p className="no-print">
        <ActionLink href={paths.discard}>{t('registration:draft.discard.summary.link')}</ActionLink>
      </p>
    </Page>
  );
}
