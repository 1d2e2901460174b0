import { Facts, ProviderText, Section, WithDegree, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DeclarationView } from '#app/routes/declarations/view.server.ts';

/** Who is chosen and where, the days, and both choices, each for itself. */
export function DeclarationFacts({ view }: Readonly<{ view: DeclarationView }>) {
  const facts = useDeclarationFacts(view);
  return (
    <>
      <Facts facts={facts} />
      <DeclarationChoices view={view} />
    </>
  );
}

/** Both choices. */
export function DeclarationChoices({ view }: Readonly<{ view: DeclarationView }>) {
  const { t } = useText();
  return (
    <>
      {view.choices.map(({ block, choice }) => (
        <Section key={block} title={t(`declarations:details.${block}`)}>
          {choice === null ? (
            <p>{t('declarations:paper.notSaid')}</p>
          ) : (
            <Facts
              facts={[
                { term: t('declarations:paper.order'), value: choice.order },
                ...(choice.reason === null
                  ? []
                  : [{ term: t('declarations:paper.reason'), value: choice.reason }]),
                ...(choice.otherReason === null
                  ? []
                  : [
                      {
                        term: t('declarations:details.otherReason'),
                        value: <span className="whitespace-pre-line">{choice.otherReason}</span>,
                      },
                    ]),
              ]}
            />
          )}
        </Section>
      ))}
    </>
  );
}

/** Who is chosen and where, and the days. */
export function useDeclarationFacts(view: DeclarationView): Fact[] {
  const { t } = useText();
  const { patient, type, practitioner, practiceNumber, givenBy, submitted, withdrawn, systemId } = view;
  const given = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);
  const who = [practitioner, practiceNumber].filter((part) => part !== null).join(', ');
  return [
    ...given(t('declarations:details.patient'), patient),
    { term: t('declarations:paper.type'), value: t(`declarations:type.${type}`) },
    {
      term: t('declarations:paper.practitioner'),
      value: practitioner === null ? t('declarations:paper.notSaid') : <WithDegree>{who}</WithDegree>,
    },
    ...unitFact(view, t('declarations:paper.unit'), t('declarations:paper.noUnit')),
    ...given(t('declarations:paper.submission'), submitted),
    ...given(t('declarations:details.givenBy'), givenBy && t(`declarations:givenBy.${givenBy}`)),
    ...given(t('declarations:paper.withdrawn'), withdrawn),
    ...given(t('declarations:paper.number'), systemId),
  ];
}

/** Where the chosen one works; nothing where the declaration does not say it. */
function unitFact({ unit, unitAddress, hasNoUnit }: DeclarationView, term: string, none: string): Fact[] {
  if (unit === null) return hasNoUnit ? [{ term, value: none }] : [];
  const value = (
    <>
      <ProviderText text={unit} />
      {unitAddress === null ? null : (
        <>
          , <ProviderText text={unitAddress} />
        </>
      )}
    </>
  );
  return [{ term, value }];
}
