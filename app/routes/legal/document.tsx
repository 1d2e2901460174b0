import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink, Facts, Page, ProviderHtml, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { documentFor, isLegalPath } from '#app/domain/legal-documents.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { legalDocuments } from '#app/services/provider/dictionaries.server.ts';
import { cleanedHtml } from '#app/services/page/cleaned-html.server.ts';

/** A legal document of the provider (C§2, C-22), in the page's language or in Polish. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { document: path = '' } = args.params;
  if (!isLegalPath(path)) throw notFound();
  const { language } = request;
  const found = documentFor({ documents: await legalDocuments(request), path, language });
  if (!found) throw notFound();

  const { version, validFrom, text, address = '' } = found;
  return {
    title: request.t(`legal:${path}`),
    version,
    validFrom,
    documentLanguage: found.language,
    html: text?.trim() ? cleanedHtml(text) : null,
    address,
  };
}

export default function LegalDocument() {
  const { title, version, validFrom, documentLanguage, html, address } = useLoaderData<typeof loader>();
  const { t, language } = useText();
  return (
    <Page title={title}>
      {documentLanguage === language ? null : <p>{t('legal:polishOnly')}</p>}
      <Facts
        facts={[
          { term: t('legal:version'), value: version },
          { term: t('legal:validFrom'), value: <Time at={validFrom} /> },
        ]}
      />
      {html === null ? (
        <>
          <p>{t('legal:elsewhere', { host: new URL(address).host })}</p>
          <p>
            <ButtonLink href={address}>{t('legal:open')}</ButtonLink>
          </p>
        </>
      ) : (
        <ProviderHtml html={html} language={documentLanguage} />
      )}
    </Page>
  );
}
