import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Text } from '#app/services/text/text.ts';
import { TextContext, useText } from './text.tsx';

/** Where markup is remembered; `owner` is the account that sees the page, null for a guest. */
type MarkupCache = Readonly<{
  owner: string | null;
  get: (name: string) => string | undefined;
  set: (entry: { name: string; value: string; owner: string | null }) => void;
}>;

/** The cache of the page that is made; without one every part is made anew. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

let parts = 0;

type CachedOptions<Values> = Readonly<{
  element: 'details' | 'dl' | 'div' | 'fieldset' | 'li' | 'nav' | 'section' | 'ul';
  /** The element’s attributes, in the page's language. */
  attributes: (text: Text, values: Values) => HTMLAttributes<HTMLElement> & { open?: boolean };
  /** The content of the element: made of its values and the page's language alone, of no other context and no time. */
  Content: ComponentType<Values>;
  /** Nothing in its values, or in such values, is anybody's own: all accounts share the markup, and it outlives their sessions. */
  isEverybodys?: boolean | ((values: Values) => boolean);
}>;

/**
 * A component whose markup is made once for the same values, language and account (docs/decisions/008-markup-cache.md).
 * What React made of the values is what it would make of them again, so nothing can be shown that does not belong there.
 */
export function cachedMarkup<Values extends object>({
  element,
  attributes,
  Content,
  isEverybodys = false,
}: CachedOptions<Values>) {
  const part = (parts += 1);

  return function Cached(values: Values) {
    const text = useText();
    const cache = useContext(MarkupCacheContext);
    const isShared = typeof isEverybodys === 'function' ? isEverybodys(values) : isEverybodys;
    const owner = isShared ? null : (cache?.owner ?? null);
    const name = JSON.stringify([part, text.language, owner, values]);
    const markup = cache?.get(name) ?? make(<Content {...values} />);
    return createElement(element, {
      ...attributes(text, values),
      dangerouslySetInnerHTML: { __html: markup },
    });

    function make(content: ReactElement) {
      const made = renderToStaticMarkup(<TextContext.Provider value={text}>{content}</TextContext.Provider>);
      cache?.set({ name, value: made, owner });
      return made;
    }
  };
}
