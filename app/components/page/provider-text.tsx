import { useText } from '#app/components/text.tsx';

/** A text of the provider in its own language: carries lang when the page speaks another one. */
export function ProviderText({ children, language = 'pl' }: { children: string; language?: 'pl' | 'en' }) {
  const { language: pageLanguage } = useText();
  return language === pageLanguage ? <>{children}</> : <span lang={language}>{children}</span>;
}

/** A text of ours that names something in the provider's words: "Details: Rehabilitacja, 24 November". One box, for flex. */
export function TextNaming({ name, children }: { name: string; children: string }) {
  const from = children.indexOf(name);
  if (from === -1) return <>{children}</>;
  return (
    <span>
      {children.slice(0, from)}
      <ProviderText>{name}</ProviderText>
      {children.slice(from + name.length)}
    </span>
  );
}
