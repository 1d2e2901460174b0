import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FormerFacts } from '#app/components/declarations/former-facts.tsx';
import { ActionForm, HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { Panel } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { formerKey } from '#app/journeys/declaration/journey.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { answer, leave, stepFrame, type DraftRequest } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { ReplaceForm } from './replace.form.server.ts';

/** The declaration that stands, of which the page asks. */
function formerIn({ draft }: DraftRequest) {
  const { former } = draft.answers.facts;
  if (!former) throw notFound();
  return former;
}

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'replace');
  const former = formerIn(request);
  return {
    frame: stepFrame(request),
    title: request.t(`declaration-wizard:replace.title.${request.kind}`),
    former,
    key: formerKey(former),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'replace');
  return takeForm(request, ReplaceForm, async (given) => {
    const key = formerKey(formerIn(request));
    if (given.answer === 'keep') {
      const to = await leave(request);
      return redirectWithNotice(request, to, { key: 'declaration-wizard:replace.kept', kind: 'notice' });
    }
    if (given.former !== key) return { '': ['declaration-wizard:replace.another'] };
    return answer(request, { step: 'replace', value: { former: key } });
  });
}

const ANSWERS = { keep: { answer: 'keep' } } as const;

/** A no comes first; a yes is the page's form. */
export default function Replace() {
  const { title, frame, former, key } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ReplaceForm>({ id: 'replace' });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <Panel title={t('declaration-wizard:replace.former')}>
        <FormerFacts former={former} />
      </Panel>
      <p>{t('declaration-wizard:replace.consequence')}</p>
      {former.isActive ? <p>{t('declaration-wizard:replace.active')}</p> : null}
      <ActionForm submit="declaration-wizard:replace.keep" values={ANSWERS.keep} variant="primary" />
      <PageForm form={form} submit="declaration-wizard:replace.submit" submitVariant="danger">
        <HiddenField name={fields.answer.name} value="replace" />
        <HiddenField name={fields.former.name} value={key} />
      </PageForm>
    </StepPage>
  );
}
