import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { ListSearch } from '#app/components/given-consents/list-search.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { partnersDict } from '#app/services/provider/dictionaries.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { PartnerForm } from './partner.form.server.ts';
import { partnerPage } from './partner.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'partner');
  return partnerPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'partner');
  return takeForm(request, PartnerForm, async ({ partnerId }) => {
    const partner = (await partnersDict(request)).find(({ id }) => id === partnerId);
    if (!partner) return { partnerId: ['consent-wizard:partner.unknown'] };
    return answer(request, { step: 'partner', value: { partnerId, name: partner.name } });
  });
}

export default function Partner() {
  const { title, frame, chosen, options, search, isEmpty } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PartnerForm>({ id: 'partner', defaultValue: chosen });
  const { t } = useText();
  if (isEmpty) {
    return (
      <StepPage title={title} frame={frame} hasPageForm={false}>
        <EmptyState title={t('consent-wizard:partner.none.title')}>
          {t('consent-wizard:partner.none.text')}
        </EmptyState>
      </StepPage>
    );
  }
  return (
    <StepPage title={title} form={form} frame={frame}>
      {search ? <ListSearch {...search} label="consent-wizard:partner.search" /> : null}
      {options.length === 0 ? null : (
        <PageForm form={form} submit="wizard:next">
          <RadioGroup field={fields.partnerId} label="consent-wizard:facts.partner" options={options} />
        </PageForm>
      )}
    </StepPage>
  );
}
