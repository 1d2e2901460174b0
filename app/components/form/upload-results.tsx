import { Notice } from '#app/components/page/notice.tsx';
import { useText } from '#app/components/text.tsx';

/** Of files that were sent together, those that were taken: a line each. The others stand at the field, a line each too. */
export function UploadResults({ sent }: { sent: readonly string[] }) {
  const { t } = useText();
  return sent.map((name) => (
    <Notice key={name} kind="success">
      {t('attachments:sent', { name })}
    </Notice>
  ));
}
