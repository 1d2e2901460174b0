import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { EmptyState, Page } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import { COPIES_PATH } from '#app/domain/copies/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { beginCopy } from './start.server.ts';

/** /benefits/cdocrequests/new (ours): leads to the first step of a new draft; where nobody can be asked for, the page says why. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return beginCopy(request);
}

export default function NewCopy() {
  const { title, noPatient, barrier } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: COPIES_PATH, label: t('copies:back') }}>
      {noPatient ? (
        <NoPatient why={noPatient} lack="copies:noPatient" />
      ) : (
        <EmptyState title={t(`record:${barrier}.title`)}>
          <p>{t(`record:${barrier}.text`)}</p>
          <CallReception />
        </EmptyState>
      )}
    </Page>
  );
}
