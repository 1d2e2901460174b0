import type { ReactNode } from 'react';
import { PhoneLink } from '#app/components/page/links.tsx';
import { useShell } from '#app/components/page/shell.ts';
import { useText } from '#app/components/text.tsx';
import { asksToCall } from '#app/domain/calling.ts';
import { wayOf } from '#app/services/text/error-text.ts';
import type { Translate } from '#app/services/text/text.ts';
import { errorWords, type FormError } from './errors.ts';
import { Ways } from './ways.tsx';

export const ERROR_SUMMARY_ID = 'errors';
const TITLE_ID = 'errors-title';

const asks = (t: Translate, texts: readonly string[]) =>
  texts.some((error) => asksToCall(errorWords({ t, error })));

type Said = Readonly<{ t: Translate; errors: readonly FormError[]; hasNext: boolean }>;

/** Tells whether the summary says the desk's number: behind an error, or in what one can do instead of a form that was refused. */
export const saysPhone = ({ t, errors, hasNext }: Said) =>
  errors.some(({ id, texts }) => (hasNext && id === null) || asks(t, texts));

type ErrorSummaryProps = Readonly<{
  errors: readonly FormError[];
  /** A paragraph on what one can do instead, where the form as a whole was refused. */
  next?: ReactNode;
}>;

/** After the title and the row that belongs to it; autofocus brings people here with scripts off. */
export function ErrorSummary({ errors, next }: ErrorSummaryProps) {
  const { t } = useText();
  if (errors.length === 0) return null;
  const isWholeRefused = errors.some(({ id }) => id === null);
  return (
    <section
      id={ERROR_SUMMARY_ID}
      className="error-summary"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      autoFocus
    >
      <h2 id={TITLE_ID}>
        {errors.some(({ id }) => id !== null)
          ? t('form:summary.title', { count: errors.length })
          : t('form:summary.failed')}
      </h2>
      <ul>
        {errors.map(({ id, texts, leadsTo }) => {
          const target = id ?? leadsTo;
          const lines = texts.map((error, index) => (
            // The last one is no line of its own: the number to ring stands right behind it.
            <span key={error} className={index < texts.length - 1 ? 'line' : undefined}>
              {errorWords({ t, error })}
              {index < texts.length - 1 ? ' ' : null}
            </span>
          ));
          return (
            <li key={id ?? texts.join()}>
              {target ? <a href={`#${target}`}>{lines}</a> : lines}
              <Ways texts={texts} />
              {isWholeRefused && next ? null : <Phone texts={texts} />}
            </li>
          );
        })}
      </ul>
      {isWholeRefused ? next : null}
    </section>
  );
}

/** The desk's number, where one of the errors asks to ring and nothing after them has it. */
function Phone({ texts }: { texts: readonly string[] }) {
  const { t } = useText();
  const { phone } = useShell();
  if (phone === null || !asks(t, texts)) return null;
  const link = <PhoneLink phone={phone} />;
  // Behind a way it is a line of its own: two links side by side are hit by mistake.
  const hasWay = texts.some((error) => wayOf(error) !== null);
  return <> {hasWay ? <span className="line">{link}</span> : link}</>;
}
