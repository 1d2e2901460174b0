import { dayOf } from '#app/domain/dates/warsaw.ts';
import { useText } from '#app/components/text.tsx';

const DAY_LENGTH = 'yyyy-MM-dd'.length;

type TimeProps = Readonly<{
  /** A day 'yyyy-MM-dd', or an instant in UTC (ISO 8601). */
  at: string;
  /** Say the time of day too; for instants. */
  withTime?: boolean;
}>;

/** A date in words, in Warsaw's time: "wtorek 24 listopada 2026, 9:40". */
export function Time({ at, withTime = false }: TimeProps) {
  const { formatDay, formatDateTime } = useText();
  return (
    <time dateTime={at}>
      {withTime ? formatDateTime(at) : formatDay(at.length === DAY_LENGTH ? at : dayOf(at))}
    </time>
  );
}
