import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CancelQuestion } from '#app/components/given-consents/cancel-question.tsx';
import { useBriefFacts } from '#app/components/given-consents/consent-facts.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, Facts, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH, consentPath } from '#app/domain/given-consents/paths.ts';
import { signingOf } from '#app/routes/signing/signing.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { withValues } from '#app/services/text/error-text.ts';
import { cancelConsent } from './cancelling.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { consentOf } from './details-view.server.ts';
import { besideConsent, stillStanding } from './teleconsultations.server.ts';

/** The question before a consent is taken back, or why it cannot be (B-41). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { consent, view } = await consentOf(request, args.params['id'] ?? '');
  const title = request.t(
    view.isCancellable ? 'given-consents:cancel.title' : 'given-consents:cancel.refusedTitle',
  );
  const beside = view.isCancellable ? await besideConsent(request, consent) : null;
  return { title, consent: view, beside };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = await pressed(request);
  const { consent, view } = await consentOf(request, args.params['id'] ?? '');
  // What the hospital's system takes for unsigned it would not end: it is told of a signature that nobody has looked at since.
  if (consent.consentType === 'CDPM' && consent.consentStatus === 'SIGNED')
    await signingOf(request, { kind: 'CONSENT', id: consent.id });
  const outcome = await cancelConsent(request, { consent, state: view.state });
  if (outcome.kind === 'NOT_FOUND') throw notFound();
  if (outcome.kind === 'full')
    return refused(submission, { '': ['given-consents:cancel.full'] }, { status: 503 });
  const day = 'day' in outcome ? documentDays(request).dayOf(outcome.day) : null;
  if (outcome.kind === 'ENDED') {
    const to = day ?? view.to ?? '';
    return refused(submission, { '': [withValues('given-consents:cancel.ENDED', { to })] }, { status: 409 });
  }
  const values = { name: view.name, day: day ?? '' };
  const still = await stillStanding(request, consent);
  if (outcome.kind === 'done' && still !== null)
    return redirectWithNotice(request, CONSENTS_PATH, {
      key: `given-consents:cancel.still.${still}`,
      kind: 'notice',
      values,
    });
  if (outcome.kind === 'done')
    return redirectWithNotice(request, CONSENTS_PATH, { key: 'given-consents:cancel.done', values });
  const before = day === null ? 'before' : 'beforeOn';
  const key = `given-consents:cancel.${before}` as const;
  return redirectWithNotice(request, CONSENTS_PATH, { key, kind: 'notice', values });
}

export default function CancelConsent() {
  const { title, consent, beside } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'cancel' });
  const { t } = useText();
  const { id, isCancellable } = consent;
  const facts = useBriefFacts(consent);
  const path = consentPath(id);
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={isCancellable}
      back={{ href: path, label: t('given-consents:cancel.back') }}
    >
      <Facts facts={facts} />
      <CancelQuestion consent={consent} beside={beside} />
      {isCancellable ? null : <CallReception />}
      <Actions>
        <ButtonLink href={path}>
          {t(isCancellable ? 'given-consents:cancel.keep' : 'given-consents:cancel.back')}
        </ButtonLink>
      </Actions>
      {isCancellable ? (
        <PageForm form={form} submit="given-consents:cancel.submit" submitVariant="danger" />
      ) : null}
    </Page>
  );
}
