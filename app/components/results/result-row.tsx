import { NewMark } from '#app/components/lists/new-mark.tsx';
import { cachedRow, RowContent, RowLink } from '#app/components/lists/rows.tsx';
import {
  HiddenWords,
  PhoneLink,
  ProviderText,
  StatusPill,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ResultSummary } from '#app/domain/results/summary.ts';
import { SummaryLines } from './summary-lines.tsx';

type ShownResult = Readonly<{
  id: string;
  name: ProviderText;
  /** "16 listopada 2026", with the hour where several samples are of that day. */
  date: string;
  /** The hour alone, of those; null elsewhere. */
  time: string | null;
  /** Null where it is the same of all and stands above the list. */
  laboratory: ProviderText | null;
  /** Null of a result that is final, for that is the rule. */
  status: Readonly<{ kind: StatusKind; label: string }> | null;
  /** The meaning of the status for the patient, where it is not the usual one. */
  about: string | null;
  /** The doctor was to tell it, and the day has passed: whom to call. */
  overdue: Readonly<{ phone: string | null }> | null;
  summary: ResultSummary | null;
  isCritical: boolean;
  /** A mark that is not known, or not agreed with: somebody has to ask about it. */
  isToAsk: boolean;
  /** The number to call about it. */
  phone: string | null;
  /** "3 dokumenty"; null when there are none. */
  documents: string | null;
  path: string;
  isNew: boolean;
}>;

/** A result in a list: what it is and what of its values is not as it should be, then how it stands and what to do. */
export const ResultRow = cachedRow<ShownResult>({ Content: Result });

function Result({ name, date, laboratory, about, overdue, summary, isToAsk, path, ...stands }: ShownResult) {
  const { t } = useText();
  const { phone } = stands;
  return (
    <RowContent
      headingLevel={4}
      title={
        <RowLink href={path}>
          <ProviderText text={name} />
          <HiddenWords>{date}</HiddenWords>
        </RowLink>
      }
      side={<Standing {...stands} />}
    >
      {summary || about ? (
        <p>
          {summary ? <SummaryLines summary={summary} /> : null} {about}{' '}
          {overdue?.phone ? <PhoneLink phone={overdue.phone} /> : null}
        </p>
      ) : null}
      {isToAsk ? (
        <p>
          {t('results:ask')} {phone ? <PhoneLink phone={phone} /> : null}
        </p>
      ) : null}
      {laboratory ? (
        <p>
          <ProviderText text={laboratory} />
        </p>
      ) : null}
    </RowContent>
  );
}

type Stands = Pick<ShownResult, 'time' | 'status' | 'isCritical' | 'phone' | 'documents' | 'isNew'>;

/** The standing of a result: what cannot wait first, with the phone; then the status and what comes with it. */
function Standing({ time, status, isCritical, phone, documents, isNew }: Stands) {
  const { t } = useText();
  const words = [time, status ? null : t('results:list.ready'), documents].filter(Boolean).join(', ');
  return (
    <>
      {isCritical ? (
        <p>
          <StatusPill kind="problem">{t('results:critical')}</StatusPill>{' '}
          {phone ? <PhoneLink phone={phone} /> : null}
        </p>
      ) : null}
      <p>
        {status ? (
          <>
            <StatusPill kind={status.kind}>{status.label}</StatusPill>{' '}
          </>
        ) : null}
        {words}
        <NewMark isNew={isNew} />
      </p>
    </>
  );
}
