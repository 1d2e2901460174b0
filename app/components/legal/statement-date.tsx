import { useText } from '#app/components/text.tsx';

type StatementDateProps = Readonly<{ at: string; id?: string }>;

/** A date as the law's form of the statement has it: "1 grudnia 2026 r.", to be read by programs, too. */
export function StatementDate({ at, id }: StatementDateProps) {
  const { language, formatDate } = useText();
  return (
    <time id={id} dateTime={at}>
      {formatDate(at)}
      {language === 'pl' ? ' r.' : null}
    </time>
  );
}
