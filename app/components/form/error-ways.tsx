import { Fragment } from 'react';
import { useText } from '#app/components/text.tsx';
import { wayOf } from '#app/services/text/error-text.ts';

/** Where what stands in the way can be mended, when that is another page. */
export function Ways({ texts }: { texts: readonly string[] }) {
  const { t } = useText();
  const ways = texts.map(wayOf).filter((way) => way !== null);
  return ways.map(({ href, words }) => (
    <Fragment key={href}>
      {' '}
      <a href={href}>{t(words)}</a>
    </Fragment>
  ));
}
