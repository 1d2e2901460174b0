import { useText } from '#app/components/text.tsx';

type ProviderHtmlProps = Readonly<{ html: string; language: 'pl' | 'en' }>;

/** A document of the provider in its own language; `html` has been cleaned of whatever could act. */
export function ProviderHtml({ html, language }: ProviderHtmlProps) {
  const { language: pageLanguage } = useText();
  return (
    <div
      className="document"
      lang={language === pageLanguage ? undefined : language}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
