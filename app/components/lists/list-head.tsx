import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { SearchForm } from '#app/components/form/index.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { Icon } from '#app/components/page/index.ts';
import type { Wording } from '#app/services/text/text.ts';
import { useText } from '#app/components/text.tsx';

type ListHeadProps = Readonly<{
  /** The name of the list, and how many there are; null while there is no list to name. */
  title: ReactNode;
  /** A tab over the list says to the eye what the heading says. */
  isTitleHidden?: boolean;
  /** A filter, and what prints the list. */
  children?: ReactNode;
}>;

/** The line over a list: its heading, what narrows it, what prints it (design: look-3). */
export const ListHead = ({ title, isTitleHidden = false, children }: ListHeadProps) => (
  <div className="list-head wide">
    {title === null ? null : (
      <h2 id="list-title" className={isTitleHidden ? 'visually-hidden' : undefined}>
        {title}
      </h2>
    )}
    {children}
  </div>
);

type FilterContentProps = Readonly<{
  label: Wording;
  submit: Wording;
  /** The list's own path. */
  path: string;
  /** The part of the page's address that stays in the next one. */
  values?: ComponentProps<typeof SearchForm>['values'];
  links: ReactNode;
  children: ReactNode;
}>;

type FilterProps<Values> = Readonly<{ Content: ComponentType<Values> }>;

/** A filter that narrows a list: closed unless it is set, or wrong, for then it must be seen. `Content` shows a FilterContent of its values. */
export const cachedFilter = <Values extends { isOpen: boolean }>({ Content }: FilterProps<Values>) =>
  cachedMarkup<Values>({
    element: 'details',
    attributes: (_, { isOpen }) => ({ className: 'filter', open: isOpen }),
    Content,
  });

/** The name of a filter while it is closed, and its form. */
export function FilterContent({ label, submit, path, values = {}, links, children }: FilterContentProps) {
  const { say } = useText();
  return (
    <>
      <summary>
        <Icon name="filter" /> {say(label)}
      </summary>
      <SearchForm path={path} values={values} submit={submit} links={links}>
        {children}
      </SearchForm>
    </>
  );
}
