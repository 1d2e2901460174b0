import type { ReactNode } from 'react';
import { DayBlock, ShortFacts, StatusPill, TextNaming, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Meeting } from '#contract/bookings/reading/place.ts';
import type { DayParts } from '#app/domain/dates/words.ts';
import type { ProviderText } from '#app/domain/text.ts';

type Visit = Readonly<{
  /** ISO, in UTC, and as the day block shows it. */
  at: string;
  parts: DayParts;
  /** "jutro", "za 5 dni"; empty further ahead, and of what is over. */
  near: string;
  status: Readonly<{ kind: StatusKind; label: string }>;
}>;

/** The visit that a page is about: when it is and how it stands, large, and what belongs to that. */
export const VisitPanel = ({ visit, children }: { visit: Visit; children: ReactNode }) => (
  <div className="card leaf visit">
    <DayBlock at={visit.at} parts={visit.parts} />
    <p>
      <Standing {...visit} />
    </p>
    {children}
  </div>
);

/** "za 5 dni" and the status. */
const Standing = ({ near, status }: Pick<Visit, 'near' | 'status'>) => (
  <>
    {near ? <b>{near} </b> : null}
    <StatusPill kind={status.kind}>{status.label}</StatusPill>
  </>
);

type Whereabouts = Readonly<{
  practitioner: string;
  place: string;
  meeting: Meeting | null;
  unit: ProviderText;
}>;

/** Says with whom and where a visit is. */
export function VisitPlace({ visit }: { visit: Whereabouts }) {
  const { t } = useText();
  return (
    <ShortFacts
      facts={[
        { icon: 'stethoscope', term: t('bookings:facts.practitioner'), value: visit.practitioner },
        {
          icon: visit.meeting ? 'phone' : 'map-pin',
          term: t('bookings:facts.place'),
          value: <TextNaming name={visit.unit}>{visit.place}</TextNaming>,
        },
      ]}
    />
  );
}
