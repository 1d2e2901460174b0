import {
  cachedCard,
  CardContent,
  Facts,
  PhoneLink,
  ProviderText,
  StatusPill,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NewMark } from './new-mark.tsx';

type ShownEntry = Readonly<{
  id: string;
  service: ProviderText;
  unit: ProviderText;
  phone: string | null;
  category: string;
  isUrgent: boolean;
  entered: string;
  /** The day that is planned or was, with what it is called; null: there was none. */
  planned: Readonly<{ term: string; day: string }> | null;
  status: Readonly<{ kind: StatusKind; label: string }>;
  reason: ProviderText | null;
  next: string | null;
  isNew: boolean;
}>;

/** Something a patient waits for: what it is and how it stands, when, and what to do next. */
export const WaitingListCard = cachedCard<ShownEntry>({ Content: Entry });

function Entry({
  service,
  unit,
  phone,
  category,
  isUrgent,
  entered,
  planned,
  status,
  reason,
  next,
  isNew,
}: ShownEntry) {
  const { t } = useText();
  return (
    <CardContent
      title={<ProviderText text={service} />}
      headingLevel={3}
      status={
        <>
          <StatusPill kind={status.kind}>{status.label}</StatusPill>
          <NewMark isNew={isNew} />
        </>
      }
    >
      <Facts
        facts={[
          ...(planned ? [{ term: planned.term, value: <b>{planned.day}</b> }] : []),
          { term: t('waiting-list:unit'), value: <ProviderText text={unit} /> },
          { term: t('waiting-list:category'), value: isUrgent ? <b>{category}</b> : category },
          { term: t('waiting-list:entryDate'), value: entered },
          ...(reason ? [{ term: t('waiting-list:reason'), value: <ProviderText text={reason} /> }] : []),
        ]}
      />
      {next ? (
        <p>
          {next} {phone ? <PhoneLink phone={phone} /> : null}
        </p>
      ) : null}
    </CardContent>
  );
}
