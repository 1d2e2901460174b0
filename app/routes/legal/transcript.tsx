import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Page, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';
import { transcriptTitleKey } from '#app/domain/legal/transcripts.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { transcriptCalled } from './transcripts.server.ts';

/** Shows what a screen reader has said, in Polish, as it was written down. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  const transcript = transcriptCalled(args.params['name'] ?? '');
  if (!transcript) throw notFound();
  const key = transcriptTitleKey(transcript.file);
  return {
    title: t('accessibility-evidence:transcripts.one', { name: key ? t(key) : transcript.name }),
    lines: transcript.lines,
  };
}

export default function Transcript() {
  const { title, lines } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page
      title={title}
      back={{ href: '/legal/accessibility-evidence', label: t('accessibility-evidence:title') }}
    >
      <p>{t('accessibility-evidence:transcripts.text')}</p>
      <ol>
        {lines.map((line, index) => (
          <li key={index}>
            <ProviderText text={providerText(line)} />
          </li>
        ))}
      </ol>
    </Page>
  );
}
