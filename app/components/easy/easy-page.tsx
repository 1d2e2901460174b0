import type { ReactNode } from 'react';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PageFormState } from '#app/components/form/index.ts';

type EasyPageProps = Readonly<{
  title: string;
  form?: PageFormState;
  /** The list of these pages itself leads back to none. */
  isContents?: boolean;
  children: ReactNode;
}>;

/** A page in words that are easy to read: its language is marked as the simple form of the page's (BCP 47, variant `simple`). */
export function EasyPage({ title, form, isContents = false, children }: EasyPageProps) {
  const { language, t } = useText();
  const simple = `${language}-simple`;
  return (
    <Page
      title={<span lang={simple}>{title}</span>}
      {...(form ? { form } : {})}
      {...(isContents ? {} : { back: { href: '/easy-to-read', label: t('easy:area') } })}
    >
      <div lang={simple}>{children}</div>
    </Page>
  );
}

/** A text of locales/ as it stands there: each sentence in a line of its own. */
export const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line) => <p key={line}>{line}</p>);
