import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DepositsBarrier } from '#app/components/deposits/barrier.tsx';
import { DepositBalances, DepositParts } from '#app/components/deposits/deposit-parts.tsx';
import { DepositTitle } from '#app/components/deposits/deposit-title.tsx';
import { Page, PrintChoice, Printout } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { depositPath, depositPrintoutPath } from '#app/domain/deposits/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { depositOf } from './details.server.ts';

/** A deposit for printing. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return {
    id,
    ...(await depositOf(request, id, { isPaper: true })),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function DepositPrintout() {
  const { id, deposit, over, barrier, outage, listDown, balancesDown, choice, at } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  const back = { href: depositPath(id), label: t('deposits:details.toDeposit') };
  const title = <DepositTitle deposit={deposit ?? { system: null }} />;
  return (
    <Page title={title} over={over} back={back}>
      <DepositsBarrier barrier={barrier} outage={outage} retryHref={depositPrintoutPath(id)} />
      {deposit === null ? null : (
        <>
          <PrintChoice {...choice} />
          <Printout
            people={deposit.patient === null ? [] : [deposit.patient]}
            at={at}
            isLarge={choice.isLarge}
          >
            <DepositBalances deposit={deposit} balancesDown={balancesDown} />
            <DepositParts deposit={deposit} listDown={listDown} />
          </Printout>
        </>
      )}
    </Page>
  );
}
