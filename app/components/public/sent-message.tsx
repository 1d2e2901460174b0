import type { ReactNode } from 'react';
import { Actions, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NoAccess } from './no-access.tsx';

type SentMessageProps = Readonly<{
  title: string;
  /** Words about what was sent, and how long it is good. */
  told: readonly string[];
  /** Things to look at when nothing comes. */
  hints: readonly string[];
  /** Where to go from here. */
  children: ReactNode;
}>;

/** After a message was asked for: what happens next, and what to do when it does not come. */
export function SentMessage({ title, told, hints, children }: SentMessageProps) {
  const { t } = useText();
  return (
    <Page title={title}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Section title={t('public:sent.missing')}>
        <ul>
          {[t('public:sent.spam'), ...hints].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <NoAccess />
      </Section>
      <Actions>{children}</Actions>
    </Page>
  );
}
