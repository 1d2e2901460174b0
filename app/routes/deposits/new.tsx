import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NoPayout } from '#app/components/deposits/no-payout.tsx';
import { ClosedDeposits, PayoutLimits } from '#app/components/deposits/payout-limits.tsx';
import { PageForm, RadioGroup, TextField, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, LinkList, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { DEPOSITS_PATH, NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import type { PayoutFormSchema } from './new.form.server.ts';
import { askAmount, newPayoutPage } from './new.server.ts';

/** /newdeposit (B§2): for whom, where there is a choice, and how much is to be paid out. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return newPayoutPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return askAmount(request);
}

export default function NewPayout() {
  const page = useLoaderData<typeof loader>();
  const { title } = page;
  const typed = page.kind === 'FORM' ? page.typed : {};
  const [form, fields] = usePageForm<PayoutFormSchema>({ id: 'payout', defaultValue: typed });
  const { t } = useText();
  const back = { href: DEPOSITS_PATH, label: t('deposits:details.back') };
  if (page.kind === 'NONE') {
    return (
      <Page title={title} form={form} hasPageForm={false} back={back}>
        <NoPayout {...page} />
      </Page>
    );
  }
  if (page.kind === 'PEOPLE') {
    return (
      <Page title={title} form={form} hasPageForm={false} back={back}>
        <LinkList links={page.people} />
      </Page>
    );
  }
  const { heading, over, limits, closed, isChoice } = page;
  return (
    <Page title={heading} over={over} form={form} back={back}>
      {isChoice ? <ActionLink href={NEW_DEPOSIT_PATH}>{t('deposits:new.another')}</ActionLink> : null}
      <PayoutLimits limits={limits} isOnly={limits.length + closed.length === 1} />
      <PageForm
        form={form}
        submit="deposits:new.submit"
        links={<ActionLink href={DEPOSITS_PATH}>{t('deposits:new.leave')}</ActionLink>}
      >
        {limits.length > 1 ? (
          <RadioGroup
            field={fields.deposit}
            label="deposits:new.deposit.label"
            options={limits.map(({ id, system }) => ({ value: id, label: system, isOfProvider: true }))}
          />
        ) : null}
        <TextField
          field={fields.amountToPayout}
          label="deposits:new.amount.label"
          hint="deposits:new.amount.hint"
          inputMode="decimal"
          autoComplete="off"
          width={14}
          suffix="deposits:new.amount.currency"
        />
      </PageForm>
      <ClosedDeposits closed={closed} />
    </Page>
  );
}
