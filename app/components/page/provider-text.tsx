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

/** "dr n. med.", "lek.", "prof. dr hab. n. med.": what stands before a name in Polish. */
const DEGREE =
  /((?<!\p{L})(?:prof|dr|lek|mgr|lic|inż|piel|poł)(?:[.,-]* (?:prof|dr|hab|inż|n|o|med|zdr|farm|dent|wet|piel|poł))*\.?(?= \p{Lu}))/u;

/** Returns a name for an attribute, which cannot say that its degree ("lek.") is Polish: without the degree on a page in another language. */
export const nameWithoutDegree = ({ name, language }: { name: string; language: string }) =>
  language === 'pl'
    ? name
    : name
        .split(DEGREE)
        .filter((_, index) => index % 2 === 0)
        .join('')
        .trim();

/**
 * A text of ours with the names of people in it: a name is of no language, and the degree before it is a word of Polish, which a
 * voice reads as one (WCAG 3.1.2).
 */
export function WithDegree({ children }: { children: string }) {
  const { language } = useText();
  if (language === 'pl' || !DEGREE.test(children)) return <>{children}</>;
  const parts = children.split(DEGREE);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} lang="pl">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

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
  if (from === -1) return <WithDegree>{children}</WithDegree>;
  return (
    <span>
      <WithDegree>{children.slice(0, from)}</WithDegree>
      <ProviderText text={name} />
      <WithDegree>{children.slice(from + plainText(name).length)}</WithDegree>
    </span>
  );
}
