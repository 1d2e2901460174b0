import { ActionLink, KioskNote, LinkRows, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type MessageFilesProps = Readonly<{
  files: readonly Readonly<{ id: string; href: string; label: string; name: string }>[];
  /** The account added them itself: a kiosk does not show what somebody has uploaded. */
  areOwn?: boolean;
}>;

/** Files that came with a message; nothing when none did. */
export function MessageFiles({ files, areOwn = false }: MessageFilesProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  if (files.length === 0) return null;
  return (
    <Section title={t('messages:attachments')}>
      <KioskNote about={areOwn ? 'files' : 'reading'} />
      {isKiosk && areOwn ? (
        <ul>
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : (
        <LinkRows>
          {files.map(({ id, href, label }) => (
            <ActionLink key={id} href={href} isOnPaper>
              {label}
            </ActionLink>
          ))}
        </LinkRows>
      )}
    </Section>
  );
}
