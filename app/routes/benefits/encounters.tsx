import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordList } from '#app/components/record/record-list.tsx';
import { EncounterRow } from '#app/components/encounters/encounter-row.tsx';
import { UnfinishedQuestionnaires } from '#app/components/encounters/unfinished-questionnaires.tsx';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { OtherList } from '#app/components/lists/other-list.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { encounterCard, listedEncounters } from './encounters.server.ts';
import { closedQuestionnaires, unfinishedQuestionnaires } from './questionnaire-draft.server.ts';
import { pastVisitsPath } from './other-list.server.ts';
import { recordListAnswer, recordListOf } from '#app/services/page/record-list.server.ts';
import type { RecordFrame } from '#app/services/page/record.server.ts';

/** /benefits/encounters (A§2, A-117): the visits of a period, the latest first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const record = await recordListOf(request, {
    name: 'encounters',
    usual: yearToToday,
    ask: (part) => listedEncounters(request, part),
    idOf: ({ encounter }) => encounter.id,
    cameAt: ({ encounter }) => encounter.changedAt,
    view: (listed) => encounterCard({ ...listed, request }),
  });
  const beside = await besideOf(request, record);
  return recordListAnswer(request, { title: 'benefits:tabs.encounters', record, beside });
}

/** The parts over the list: where the other one is, and questionnaires that were begun. */
async function besideOf(request: AccountRequest, record: RecordFrame) {
  const [shown] = shownIn(record);
  return {
    bookingsPath: await pastVisitsPath(request, { area: 'bookings', patientId: shown ?? null }),
    unfinished: shown ? await unfinishedQuestionnaires(request, [shown]) : [],
    closed: shown ? await closedQuestionnaires(request, shown) : [],
  };
}

/** Whose record is shown; nobody's where it is not. */
const shownIn = ({ barrier, picker: { people } }: RecordFrame) =>
  barrier ? [] : people.filter(({ isShown }) => isShown).map(({ id }) => id);

export default function Encounters() {
  const { record, unfinished, closed, bookingsPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordList
      record={record}
      title={t('benefits:tabs.encounters')}
      system={t('encounters:system')}
      above={
        <>
          <p className="text-muted">
            {t('encounters:lead')} <OtherList list="bookings" path={bookingsPath} />
          </p>
          <ClosedDrafts drafts={closed} of="questionnaires" />
          <UnfinishedQuestionnaires drafts={unfinished} />
        </>
      }
      empty={
        <EmptyState title={t('encounters:empty.title')}>
          <p>{t('encounters:empty.text')}</p>
        </EmptyState>
      }
      rows={(entries) => (
        <Rows>
          {entries.map((entry) => (
            <EncounterRow key={entry.id} {...entry} />
          ))}
        </Rows>
      )}
    />
  );
}
