import type { ComponentProps } from 'react';
import { ActionLink, Actions, KioskNote, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';

type AttachmentSectionsProps = Readonly<{
  attachments: readonly Readonly<{
    kind: 'BOOKING' | 'REFERRAL';
    path: string;
    refusal?: string | undefined;
    files: ComponentProps<typeof AttachmentList>['files'];
  }>[];
}>;

/** B§2, booking details: the files of a booking and of its referral, and the way to add one; at a kiosk it is said once that there is none. */
export function AttachmentSections({ attachments }: AttachmentSectionsProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  return attachments.map(({ kind, path, refusal, files }, index) => (
    <Section key={kind} title={t(`attachments:section.${kind}`)}>
      {index === 0 ? <KioskNote about="uploads" /> : null}
      <AttachmentList kind={kind} files={files} headingLevel={3} />
      {refusal || isKiosk ? null : (
        <Actions>
          <ActionLink href={path}>{t(`attachments:manage.${kind}`)}</ActionLink>
        </Actions>
      )}
    </Section>
  ));
}
