import type { ReactNode } from 'react';

type DayGroupProps = Readonly<{
  /** 'yyyy-MM-dd'. */
  day: string;
  /** "środa 25 listopada". */
  name: string;
  /** "wczoraj"; empty for a day that is not near. */
  near?: string;
  /** Rows, whose titles are of the fourth level. */
  children: ReactNode;
}>;

/** Things of one day: the day once, beside its rows where there is room for both (design: look-3, Rows). */
export const DayGroup = ({ day, name, near = '', children }: DayGroupProps) => (
  <section className="day-group wide">
    <h3>
      <time dateTime={day}>{name}</time>
      {near ? (
        <>
          {' '}
          <span>({near})</span>
        </>
      ) : null}
    </h3>
    {children}
  </section>
);
