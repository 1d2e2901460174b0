import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CopyFiles, CopyState, useCopyFacts, useCopySteps } from '#app/components/copies/copy-thing.tsx';
import { ThingPage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { copyPage } from './request.server.ts';

/** A request for copies (A§2, B-25): how it stands, what is to be done, and its files. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return copyPage(request, id);
}

export default function CopyRequestPage() {
  const page = useLoaderData<typeof loader>();
  const { heading, over, listPath } = page;
  const facts = useCopyFacts(page);
  const steps = useCopySteps(page);
  const { t } = useText();
  return (
    <ThingPage
      title={heading}
      over={over}
      back={{ href: listPath, label: t('copies:back') }}
      state={<CopyState {...page} />}
      facts={facts}
      steps={steps}
    >
      <CopyFiles {...page} />
    </ThingPage>
  );
}
