import { useText } from '#app/components/text.tsx';
import { errorWords, type FormError } from './errors.ts';

export const ERROR_SUMMARY_ID = 'errors';

/** First thing in main after the back link; autofocus brings people here with scripts off. */
export function ErrorSummary({ errors }: { errors: readonly FormError[] }) {
  const { t } = useText();
  if (errors.length === 0) return null;
  return (
    <div id={ERROR_SUMMARY_ID} className="error-summary" tabIndex={-1} autoFocus>
      <h2>{t('form:summary.title', { count: errors.length })}</h2>
      <ul>
        {errors.map(({ id, texts }) => {
          const words = texts.map((error) => errorWords({ t, error })).join(' ');
          return <li key={id ?? words}>{id ? <a href={`#${id}`}>{words}</a> : words}</li>;
        })}
      </ul>
    </div>
  );
}
