import { Fragment, type ReactNode } from 'react';
import { DayBlock, ProviderText, WithDegree } from '#app/components/page/index.ts';
import type { DayParts } from '#app/domain/dates/words.ts';

type VisitRowProps = Readonly<{
  /** ISO, in UTC, and as the day block shows it. */
  at: string;
  parts: DayParts;
  /** The name of the visit. */
  title: ProviderText;
  /** The state of it; null where there is nothing to say of that. */
  standing: ReactNode;
  /** Who, where, and what belongs to it, a line each. */
  lines: readonly ReactNode[];
  /** Small buttons, the main one first. */
  actions: ReactNode;
}>;

/** The end of a line: an ordinary space at the end of a box is not heard. */
const END = '\u00a0';

/**
 * The content of the row of a visit, whose class is "visit-row": day and hour beside the words, or above them in a column
 * too narrow for both (design: look-3, Rows).
 */
export const VisitRowContent = ({ at, parts, title, standing, lines, actions }: VisitRowProps) => (
  <>
    <h3>
      <DayBlock at={at} parts={parts} />{' '}
      <span className="what">
        <b>
          <ProviderText text={title} />
          {END}
        </b>
        {standing ? (
          <span>
            {standing}
            {END}
          </span>
        ) : null}
        {lines.map((line, index) => (
          <Fragment key={index}>
            {line ? (
              <span>
                {typeof line === 'string' ? <WithDegree>{line}</WithDegree> : line}
                {END}
              </span>
            ) : null}
          </Fragment>
        ))}
      </span>
    </h3>
    <div className="actions">{actions}</div>
  </>
);
