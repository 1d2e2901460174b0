import { cachedRow, RowContent } from '#app/components/lists/rows.tsx';
import { PhoneLink, ProviderText, StatusPill, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NewMark } from '#app/components/lists/new-mark.tsx';

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

/** Something a patient waits for: what and where, and what to do next; beside it how it stands, and when. */
export const WaitingListRow = cachedRow<ShownEntry>({ Content: Entry });

function Entry(entry: ShownEntry) {
  const { t } = useText();
  const { service, unit, phone, reason, next } = entry;
  return (
    <RowContent title={<ProviderText text={service} />} side={<Standing {...entry} />}>
      <p>
        <ProviderText text={unit} />
      </p>
      {reason ? (
        <p>
          {t('waiting-list:reason')}: <ProviderText text={reason} />
        </p>
      ) : null}
      {next ? (
        <p>
          {next} {phone ? <PhoneLink phone={phone} /> : null}
        </p>
      ) : null}
    </RowContent>
  );
}

type Stands = Pick<ShownEntry, 'status' | 'planned' | 'category' | 'isUrgent' | 'entered' | 'isNew'>;

function Standing({ status, planned, category, isUrgent, entered, isNew }: Stands) {
  const { t } = useText();
  return (
    <>
      <p>
        <StatusPill kind={status.kind}>{status.label}</StatusPill>
        <NewMark isNew={isNew} />
      </p>
      {planned ? (
        <p>
          {planned.term}: <b>{planned.day}</b>
        </p>
      ) : null}
      <p>{isUrgent ? <b>{category}</b> : category}</p>
      <p>
        {t('waiting-list:entryDate')}: {entered}
      </p>
    </>
  );
}
