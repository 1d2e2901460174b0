import { Facts, ProviderText, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type MessageFactsProps = Readonly<{
  isOwn: boolean;
  /** Null: the account itself. */
  sender: ProviderText | null;
  to: Readonly<{
    staff: readonly Readonly<{ name: ProviderText; read: string }>[];
    isToAccount: boolean;
    /** "i 2 inne osoby"; null: nobody else. */
    others: string | null;
  }>;
  /** ISO. */
  sentAt: string;
  /** ISO; null: not read, or when is not known. */
  readAt: string | null;
  category: ProviderText | null;
  concerns: string | null;
}>;

/** Who wrote a message to whom and when, and whom it concerns. */
export function MessageFacts({ isOwn, sender, to, sentAt, readAt, category, concerns }: MessageFactsProps) {
  const { t } = useText();
  return (
    <Facts
      facts={[
        ...(sender ? [{ term: t('messages:sender'), value: <ProviderText text={sender} /> }] : []),
        { term: t('messages:recipientsTerm'), value: <Recipients {...to} /> },
        { term: t('messages:sentAt'), value: <Time at={sentAt} withTime /> },
        ...(readAt && !isOwn ? [{ term: t('messages:readAt'), value: <Time at={readAt} withTime /> }] : []),
        ...(category ? [{ term: t('messages:category'), value: <ProviderText text={category} /> }] : []),
        ...(concerns ? [{ term: t('messages:concerns'), value: concerns }] : []),
      ]}
    />
  );
}

/** Each recipient of the account's own message with whether it was read there; of others only how many. */
function Recipients({ staff, isToAccount, others }: MessageFactsProps['to']) {
  const { t } = useText();
  return (
    <>
      {isToAccount ? <>{[t('messages:to.you'), others].filter(Boolean).join(' ')}</> : null}
      {staff.map(({ name, read }, index) => (
        <div key={index}>
          <ProviderText text={name} />: {read}
        </div>
      ))}
    </>
  );
}
