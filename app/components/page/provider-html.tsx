import { useText } from '#app/components/text.tsx';

/** A link whose words are its address. */
const ITS_OWN_WORDS = /<a (?=[^>]*href="(https[^"]*)")(?![^>]*class=)([^>]*)>(?=\1<\/a>)/g;

type ProviderHtmlProps = Readonly<{ html: string; language: 'pl' | 'en' }>;

/** A document of the provider in its own language; `html` has been cleaned of whatever could act. */
export function ProviderHtml({ html, language }: ProviderHtmlProps) {
  const { language: pageLanguage } = useText();
  return (
    <div
      className="document"
      lang={language === pageLanguage ? undefined : language}
      dangerouslySetInnerHTML={{ __html: html.replace(ITS_OWN_WORDS, '<a class="bare" $2>') }}
    />
  );
}
