import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Outage, Page, PrintChoice, Printout } from '#app/components/page/index.ts';
import { PrintedPayments } from '#app/components/payments/printed-payments.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { historyPaper } from './history-printout.server.ts';

/** Ours: the history of payments for printing, as it was filtered. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return historyPaper(request);
}

export default function HistoryPrintout() {
  const { heading, over, path, listPath, choice, at, outage, people, found, isCurrencyKnown, cut } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={heading} over={over} back={{ href: listPath, label: t('payments:payment.back') }}>
      {outage ? <Outage system={t('payments:history.system')} since={outage.since} retryHref={path} /> : null}
      {found ? (
        <>
          <PrintChoice {...choice} />
          <Printout people={people} at={at} isLarge={choice.isLarge}>
            <PrintedPayments
              found={found}
              isPatientShown={people.length > 1}
              isCurrencyKnown={isCurrencyKnown}
              cut={cut}
            />
          </Printout>
        </>
      ) : null}
    </Page>
  );
}
