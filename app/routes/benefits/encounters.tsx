import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordList } from '#app/components/benefits/record-list.tsx';
import { EncounterRow } from '#app/components/encounters/encounter-row.tsx';
import { UnfinishedQuestionnaires } from '#app/components/encounters/unfinished-questionnaires.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { yearToToday } from '#app/domain/benefits/usual-days.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { encounterCard, listedEncounters } from './encounters.server.ts';
import { unfinishedQuestionnaires } from './questionnaire-draft.server.ts';
import { recordListOf, type RecordFrame } from './record.server.ts';

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
  const title = titled(record.over, request.t('benefits:tabs.encounters'));
  const { submission } = record.filter;
  const unfinished = await unfinishedQuestionnaires(request, shownIn(record));
  return data({ title, record, unfinished, submission }, { status: submission ? 400 : 200 });
}

/** Whose record is shown; nobody's where it is not. */
const shownIn = ({ barrier, picker: { people } }: RecordFrame) =>
  barrier ? [] : people.filter(({ isShown }) => isShown).map(({ id }) => id);

export default function Encounters() {
  const { record, unfinished } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordList
      record={record}
      title={t('benefits:tabs.encounters')}
      system={t('encounters:system')}
      above={<UnfinishedQuestionnaires drafts={unfinished} />}
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
