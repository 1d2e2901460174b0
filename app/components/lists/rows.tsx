import type { ComponentType, ReactNode } from 'react';
import { cachedMarkup } from '#app/components/markup-cache.tsx';

type RowsProps = Readonly<{
  children: ReactNode;
  /** Where Pagination's links land. */
  id?: string;
  /** The script fetches the list again quietly so often. */
  refreshSeconds?: number;
}>;

/** Many like things in one card, a row each (design: look-3, Rows); they take the width of the frame, or of the day that they belong to. */
export const Rows = ({ children, id, refreshSeconds }: RowsProps) => (
  <ul className="rows wide" id={id} data-refresh={refreshSeconds}>
    {children}
  </ul>
);

type RowProps = Readonly<{
  /** The way to the thing: a RowLink. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** The lines under the title: one or two. */
  children?: ReactNode;
  /** When, and how it stands: short lines, beside the others where there is room. */
  side?: ReactNode;
  /** Small buttons, at the end. */
  end?: ReactNode;
}>;

/** The content of a row; the title alone is the link, never the whole row. */
export function RowContent({ title, headingLevel = 3, children, side, end }: RowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
      {side ? <div className="row-side">{side}</div> : null}
      {end ? <div className="row-end">{end}</div> : null}
    </>
  );
}

/** One thing of a list; stands in Rows. */
export const Row = (props: RowProps) => (
  <li className="row">
    <RowContent {...props} />
  </li>
);

type CachedRow<Values> = Readonly<{
  Content: ComponentType<Values>;
  /** Further classes, by the row's values: a message that was read is not bold. */
  classOf?: (values: Values) => string | null;
}>;

/** A row of a long list, whose markup is cached; `Content` shows a RowContent of its values. */
export const cachedRow = <Values extends object>({ Content, classOf }: CachedRow<Values>) =>
  cachedMarkup<Values>({
    element: 'li',
    attributes: (_, values) => ({ className: ['row', classOf?.(values)].filter(Boolean).join(' ') }),
    Content,
  });

/** The title of a row as the way to its thing. */
export const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href}>
    <span>{children}</span>
  </a>
);
