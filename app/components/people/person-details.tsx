import {
  ActionLink,
  LinkRows,
  Panel,
  Panels,
  ProviderText,
  SummaryList,
  Tiles,
} from '#app/components/page/index.ts';
import { OwnConsentPanel } from '#app/components/ages/own-consent-panel.tsx';
import { CorrectionsPanel } from '#app/components/applications/corrections-panel.tsx';
import { Stated } from '#app/components/account/stated.tsx';
import { useText } from '#app/components/text.tsx';
import type { PersonView } from '#app/routes/people/person.server.ts';

/** The known details of a person, who may act for them, and what can be done; the page's title says who it is. */
export function PersonDetails({
  data,
  link,
  ownConsent,
  actors,
  correctionPath,
  corrections,
  matters,
  ways,
  areFilesKnown,
}: Omit<PersonView, 'name' | 'over' | 'back' | 'standsIn'>) {
  const { t } = useText();
  return (
    <>
      <Tiles title={t('people:matters')} tiles={matters} />
      <Panels>
        <div>
          <Panel title={t('people:data.title')}>
            <Data data={data} />
          </Panel>
          <p>
            {t('people:data.unitAlone')}{' '}
            {correctionPath === null ? null : <a href={correctionPath}>{t('people:data.correct')}</a>}
          </p>
          <CorrectionsPanel corrections={corrections} />
        </div>
        <div>
          <Panel title={t('people:confirmation.title')}>
            <SummaryList
              rows={[
                {
                  term: t('people:confirmation.term'),
                  value: (
                    <Stated
                      kind={link.kind}
                      state={link.state}
                      consequence={
                        link.kind === 'planned'
                          ? (link.consequence ?? undefined)
                          : `${t('people:confirmation.notYet')} ${link.consequence}`
                      }
                    />
                  ),
                },
              ]}
            />
          </Panel>
          {ownConsent ? <OwnConsentPanel consent={ownConsent} /> : null}
          <Panel title={t('people:actors.title')}>
            <SummaryList rows={actors.map(({ as, name }) => ({ term: as, value: name }))} />
          </Panel>
          <Ways ways={ways.filter(({ href }) => href !== correctionPath)} areFilesKnown={areFilesKnown} />
        </div>
      </Panels>
    </>
  );
}

function Ways({ ways, areFilesKnown }: Pick<PersonView, 'ways' | 'areFilesKnown'>) {
  const { t } = useText();
  return (
    <Panel title={t('people:ways.title')} isForScreen>
      <LinkRows>
        {ways.map(({ href, label }) => (
          <ActionLink key={href} href={href}>
            {t(label)}
          </ActionLink>
        ))}
      </LinkRows>
      {areFilesKnown ? null : <p>{t('people:ways.filesUnknown')}</p>}
    </Panel>
  );
}

function Data({ data }: Pick<PersonView, 'data'>) {
  const { t, formatDate } = useText();
  const { names, pesel, document, born, age, gender, address, letters, insurer } = data;
  return (
    <SummaryList
      rows={[
        { term: t('people:data.names'), value: names },
        ...(pesel === null && document !== null
          ? []
          : [{ term: t('people:data.pesel'), value: pesel && <span className="nowrap">{pesel}</span> }]),
        ...(document === null
          ? []
          : [{ term: t('people:data.document'), value: <Document {...document} /> }]),
        {
          term: t('people:data.born'),
          value: (
            <>
              <time dateTime={born}>{formatDate(born)}</time>, {age}
            </>
          ),
        },
        { term: t('people:data.gender'), value: gender },
        { term: t('people:data.address'), value: address && <Place {...address} /> },
        {
          term: t('people:data.letters'),
          value: letters ? <Place {...letters} /> : t('people:data.lettersHome'),
        },
        {
          term: t('people:data.insurer'),
          value: insurer && <ProviderText text={insurer} />,
        },
      ]}
    />
  );
}

const Document = ({ number, country }: NonNullable<PersonView['data']['document']>) => (
  <>
    {number}
    {country === null ? null : (
      <>
        {', '}
        <ProviderText text={country.name} language={country.language} />
      </>
    )}
  </>
);

/** An address in lines, and its country where that is not Poland. */
const Place = ({ lines, country }: NonNullable<PersonView['data']['address']>) => (
  <>
    {lines.map((line, index) => (
      <span key={line}>
        {index > 0 ? <br /> : null}
        {line}
      </span>
    ))}
    {country === null ? null : (
      <>
        <br />
        <ProviderText text={country.name} language={country.language} />
      </>
    )}
  </>
);
