import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { onwards, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { priceText } from '#app/services/appointments/times/check.server.ts';
import { choosePrice, draftPrices, PriceForm } from './prices.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'prices');
  const { draft, language, t } = request;
  const found = await draftPrices(request);
  const prices = 'prices' in found ? found.prices : [];
  return {
    frame: stepFrame(request),
    title: t('booking-wizard:prices.title'),
    refusal: 'refusal' in found ? t(found.refusal) : null,
    retryPath: 'refusal' in found && found.isForNow ? stepPath(draft.id, 'prices') : null,
    datesPath: stepPath(draft.id, 'dates'),
    chosen: draft.answers.prices && { priceId: draft.answers.prices.priceId },
    options: prices.map((price) => ({
      value: price.id,
      label: priceText(price, language),
      isOfProvider: true as const,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'prices');
  return takeForm(request, PriceForm, async ({ priceId }) => {
    const chosen = await choosePrice(request, priceId);
    return 'refusal' in chosen ? { priceId: [chosen.refusal] } : onwards(request, chosen);
  });
}

export default function Prices() {
  const { title, frame, options, chosen, refusal, retryPath, datesPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PriceForm>({ id: 'price', defaultValue: chosen });
  const { t } = useText();

  return (
    <StepPage title={title} form={form} hasPageForm={!refusal} frame={frame}>
      {refusal ? (
        <EmptyState title={refusal}>
          <p>{t('booking-wizard:prices.what')}</p>
          {retryPath ? <ActionLink href={retryPath}>{t('page:outage.retry')}</ActionLink> : null}
          <CallReception />
          <ActionLink href={datesPath}>{t('booking-wizard:prices.otherTime')}</ActionLink>
        </EmptyState>
      ) : (
        <>
          <p>{t('booking-wizard:prices.later')}</p>
          <PageForm form={form} submit="wizard:next">
            <RadioGroup field={fields.priceId} label="booking-wizard:prices.label" options={options} />
          </PageForm>
        </>
      )}
    </StepPage>
  );
}
