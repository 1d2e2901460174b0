import { Fragment } from 'react';
import type { Paper, PaperFact } from '#contract/papers/reading/paper.ts';
import { useText } from '#app/components/text.tsx';
import { shownText } from '#app/domain/person-name.ts';
import { Facts, type Fact } from './lists.tsx';
import { Section } from './notice.tsx';

/** All that stands on a paper, in the lines of its PDF; the line to sign on never stands alone. */
export function PaperContent({ paper: { notes, facts, parts, signature } }: { paper: Paper }) {
  const page = useText().language;
  const shown = (all: readonly PaperFact[]): Fact[] =>
    all.map(({ term, value, language = page }) => ({
      term,
      value: <Value text={value} {...(language === page ? {} : { lang: language })} />,
    }));
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Facts facts={shown(facts)} />
      {parts.map(({ heading, facts: own, empty }) => (
        <Section key={heading} title={heading}>
          {own.length > 0 ? <Facts facts={shown(own)} /> : <p>{empty}</p>}
        </Section>
      ))}
      {signature === null ? null : (
        <div className="signature">
          <Section title={signature.heading}>
            {/* Room for a hand over the line. */}
            <p className="whitespace-pre-line">{`\n\n${signature.line}`}</p>
          </Section>
        </div>
      )}
    </>
  );
}

/** A value; a number breaks after its slashes where a line is too narrow for it. */
function Value({ text, lang }: { text: string; lang?: string }) {
  const parts = shownText(text).split(/(?<=\/)/);
  return (
    <span className="whitespace-pre-line" lang={lang}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
