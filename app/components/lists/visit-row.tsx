import { Fragment, type ReactNode } from 'react';
import { DayBlock, ProviderText } from '#app/components/page/index.ts';
import type { DayParts } from '#app/domain/dates/words.ts';

type VisitRowProps = Readonly<{
  /** ISO, in UTC, and as the day block shows it. */
  at: string;
  parts: DayParts;
  /** What the visit is. */
  title: ProviderText;
  /** How it stands; null where there is nothing to say of that. */
  standing: ReactNode;
  /** Who, where, and what belongs to it, a line each. */
  lines: readonly ReactNode[];
  /** Small buttons, the main one first. */
  actions: ReactNode;
}>;

/**
 * What stands in the row of a visit, whose class is "visit-row": day and hour beside the words, or above them in a column too narrow
 * for both (design: look-3, Rows). Each line is a box, and keeps the space that it ends with: one between boxes is not heard.
 */
export const VisitRowContent = ({ at, parts, title, standing, lines, actions }: VisitRowProps) => (
  <>
    <h3>
      <DayBlock at={at} parts={parts} />{' '}
      <span className="what">
        <b>
          <ProviderText text={title} />{' '}
        </b>
        {standing ? <span>{standing} </span> : null}
        {lines.map((line, index) => (
          <Fragment key={index}>{line ? <span>{line} </span> : null}</Fragment>
        ))}
      </span>
    </h3>
    <div className="actions">{actions}</div>
  </>
);
