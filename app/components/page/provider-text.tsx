import { useText } from '#app/components/text.tsx';
import { shownText } from '#app/domain/person-name.ts';
import { plainText, type ProviderText as Text } from '#app/domain/text.ts';

/** `language`: of the text, when it is not the provider's own (BCP 47). */
type TextProps = Readonly<{ text: Text; language?: string }>;

/** A text of the provider in its own language: carries lang when the page speaks another one. */
export function ProviderText({ text, language = 'pl' }: TextProps) {
  const { language: pageLanguage } = useText();
  const shown = shownText(plainText(text));
  return language === pageLanguage ? <>{shown}</> : <span lang={language}>{shown}</span>;
}
export type ProviderText = Text;

/** A plain text of several paragraphs, which empty lines part; a line ends where its writer has ended it. */
export function ProviderParagraphs({ text, language = 'pl' }: TextProps) {
  const { language: pageLanguage } = useText();
  return (
    <div lang={language === pageLanguage ? undefined : language}>
      {shownText(plainText(text))
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
    </div>
  );
}

/** A text of ours that names something in the provider's words: "Details: Rehabilitacja, 24 November". One box, for flex. */
export function TextNaming({ name, children }: { name: Text; children: string }) {
  const from = children.indexOf(plainText(name));
  if (from === -1) return <>{children}</>;
  return (
    <span>
      {children.slice(0, from)}
      <ProviderText text={name} />
      {children.slice(from + plainText(name).length)}
    </span>
  );
}
