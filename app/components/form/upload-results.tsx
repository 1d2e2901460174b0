import { Notice } from '#app/components/page/notice.tsx';
import { useText } from '#app/components/text.tsx';

/** Files that were taken of those sent together: a line each. The others stand at the field, a line each too. */
export function UploadResults({ sent }: { sent: readonly string[] }) {
  const { t } = useText();
  return sent.map((name) => (
    <Notice key={name} kind="success">
      {t('attachments:sent', { name })}
    </Notice>
  ));
}
