import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { SharingPanel } from '#app/components/benefits/sharing.tsx';
import { RecordDocuments } from '#app/components/record/record-documents.tsx';
import { EncounterQuestionnaire } from '#app/components/encounters/encounter-questionnaire.tsx';
import { ActionLink, Facts, Panel, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { ENCOUNTERS_PATH } from '#app/domain/encounters/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { encounterOf, encounterView, encounterWays } from './encounters.server.ts';
import { noteOpened } from '#app/services/page/opened.server.ts';
import { recordEntryOf } from '#app/services/page/record.server.ts';

/** One visit of the record (ours): all that is known of it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const {
    patientId,
    listPath,
    entry: encounter,
    record,
  } = await recordEntryOf(request, {
    listPath: ENCOUNTERS_PATH,
    ask: (patientId) => encounterOf(request, { patientId, encounterId: args.params['id'] ?? '' }),
  });
  if (encounter) await noteOpened(request, { kind: 'encounter', id: encounter.id });
  const view = encounter && encounterView({ encounter, request, patientId });
  const heading = view
    ? request.t('encounters:one.title', { day: view.day })
    : request.t('encounters:one.heading');
  const ways = encounter && (await encounterWays({ encounter, request, patientId }));
  return { title: titled(record.over, heading), heading, record, listPath, encounter: view, ways };
}

export default function EncounterPage() {
  const { heading, record, listPath, encounter, ways } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={heading}
      system={t('encounters:one.system')}
      back={{ href: listPath, label: t('encounters:back') }}
    >
      {encounter ? (
        <>
          <Panel title={t('encounters:one.facts')}>
            <Facts
              facts={[
                { term: t('encounters:when'), value: encounter.when },
                { term: t('encounters:kind'), value: <ProviderText text={encounter.kind} /> },
                { term: t('encounters:practitioner'), value: encounter.practitioner },
                { term: t('encounters:unit'), value: <ProviderText text={encounter.unit} /> },
                { term: t('encounters:speciality'), value: <ProviderText text={encounter.speciality} /> },
              ]}
            />
            {ways?.writePath ? (
              <ActionLink href={ways.writePath} icon="mail">
                {t('messages:about.link')}
              </ActionLink>
            ) : null}
          </Panel>
          <EncounterQuestionnaire
            standing={encounter.standing}
            about={encounter.about}
            path={encounter.questionnairePath}
          />
          <RecordDocuments {...encounter.documents} />
          {ways?.copyPath ? (
            <p>
              <ActionLink href={ways.copyPath}>{t('copies:ask')}</ActionLink>
            </p>
          ) : null}
          {ways?.sharing ? <SharingPanel {...ways.sharing} /> : null}
        </>
      ) : null}
    </RecordPage>
  );
}
