import { TextNaming, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { UnfinishedPanel } from '#app/components/wizard/unfinished-panel.tsx';
import { plainText, type ProviderText } from '#app/domain/text.ts';

type Unfinished = Readonly<{
  id: string;
  /** The provider's name of it; null while none is chosen. */
  service: ProviderText | null;
  /** An existing booking is being moved. */
  isMove: boolean;
  /** ISO; when that booking is, and stays meanwhile. */
  currentFrom: string | null;
  /** Null where there is nobody else. */
  patient: string | null;
  /** The mark that tells it apart from others that would be called alike; null where there are none. */
  mark: string | null;
  /** The first step without an answer. */
  left: string;
  /** ISO. */
  endsAt: string;
  continuePath: string;
  discardPath: string;
}>;

const UNFINISHED_ID = 'unfinished';

/** Bookings that were begun and not finished, each with what is left to do; nothing when there are none. */
export function UnfinishedBookings({ drafts }: { drafts: readonly Unfinished[] }) {
  const { t } = useText();
  const shown = drafts.map((draft) => {
    const { id, service: chosen, patient, continuePath, discardPath } = draft;
    const service = chosen === null ? t('bookings:unfinished.noService') : plainText(chosen);
    const what = draft.isMove ? t('bookings:unfinished.move', { service }) : service;
    const name = [what, patient, draft.mark].filter(Boolean).join(', ');
    const naming = (text: string) => (chosen ? <TextNaming name={chosen}>{text}</TextNaming> : text);
    return {
      id,
      continuePath,
      discardPath,
      name: naming(name),
      continued: naming(t('bookings:unfinished.booking', { name })),
      discarded: naming(t('bookings:unfinished.aBooking', { name })),
      children: <LeftToDo draft={draft} />,
    };
  });
  return <UnfinishedPanel id={UNFINISHED_ID} drafts={shown} />;
}

function LeftToDo({ draft: { left, endsAt, currentFrom } }: { draft: Unfinished }) {
  const { t, formatDateTime } = useText();
  return (
    <>
      {currentFrom ? <p>{t('bookings:unfinished.stands', { when: formatDateTime(currentFrom) })}</p> : null}
      <p>
        {t(LEFT[left] ?? 'bookings:unfinished.left.questions')}{' '}
        <span className="text-muted">
          {t('bookings:unfinished.endsAt')} <Time at={endsAt} />.
        </span>
      </p>
    </>
  );
}

const LEFT: Partial<Record<string, `bookings:unfinished.left.${'services' | 'dates' | 'summary'}`>> = {
  patients: 'bookings:unfinished.left.services',
  services: 'bookings:unfinished.left.services',
  dates: 'bookings:unfinished.left.dates',
  summary: 'bookings:unfinished.left.summary',
};
