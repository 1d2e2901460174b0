import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HiddenField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Facts, Page, ProviderParagraphs } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { agreeToPrice, pricePage } from './price.server.ts';

/** Asks for a yes to the price of a copy (B-69, B-102): nothing is prepared before. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return pricePage(request, id);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return agreeToPrice(request, id);
}

export default function CopyPrice() {
  const { heading, over, path, amount, kind, number, description } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'price' });
  const { t } = useText();
  return (
    <Page
      title={heading}
      over={over}
      form={form}
      hasPageForm={amount !== null}
      back={{ href: path, label: t('copies:price.back') }}
    >
      <Facts
        facts={[
          { term: t('copies:facts.kind'), value: kind },
          { term: t('copies:facts.number'), value: number },
          { term: t('copies:facts.description'), value: <ProviderParagraphs text={description} /> },
        ]}
      />
      <p>{t(amount ? 'copies:price.consequence' : 'copies:price.notNowText')}</p>
      <CallReception />
      {amount ? (
        <PageForm
          form={form}
          submit={{ text: t('copies:one.agree', { amount: amount.words }) }}
          links={
            <ButtonLink href={path} variant="secondary">
              {t('copies:price.keep')}
            </ButtonLink>
          }
        >
          <HiddenField name="amount" value={String(amount.grosze)} />
        </PageForm>
      ) : null}
    </Page>
  );
}
