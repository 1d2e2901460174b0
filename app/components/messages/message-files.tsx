import { KioskNote, LinkRows, NewTabLink, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type MessageFilesProps = Readonly<{
  files: readonly Readonly<{ id: string; href: string; label: string }>[];
}>;

/** Files that came with a message; nothing when none did. */
export function MessageFiles({ files }: MessageFilesProps) {
  const { t } = useText();
  if (files.length === 0) return null;
  return (
    <Section title={t('messages:attachments')}>
      <KioskNote about="files" />
      <LinkRows>
        {files.map(({ id, href, label }) => (
          <NewTabLink key={id} href={href}>
            {label}
          </NewTabLink>
        ))}
      </LinkRows>
    </Section>
  );
}
