import { createElement, type ComponentType, type HTMLAttributes, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Text } from '#app/services/text/text.ts';
import { TextContext, useText } from './text.tsx';

const MOST_KEPT = 20_000;
const kept = new Map<string, string>();
let parts = 0;

type KeptOptions<Values> = Readonly<{
  element: 'dl' | 'div' | 'fieldset' | 'li' | 'nav' | 'section';
  /** Of the element, in the page's language. */
  attributes: (text: Text) => HTMLAttributes<HTMLElement>;
  /** What stands in the element: made of its values and the page's language alone, of no other context and no time. */
  Content: ComponentType<Values>;
}>;

/**
 * A component whose markup is made once for the same values and language, and kept (docs/decisions/008-kept-markup.md).
 * What React made of the values is what it would make of them again, so nothing can be shown that does not belong there.
 */
export function keepMarkup<Values extends object>({ element, attributes, Content }: KeptOptions<Values>) {
  const part = (parts += 1);

  return function Kept(values: Values) {
    const text = useText();
    const key = `${part} ${text.language} ${JSON.stringify(values)}`;
    const markup = kept.get(key) ?? keep(key, <Content {...values} />);
    return createElement(element, { ...attributes(text), dangerouslySetInnerHTML: { __html: markup } });

    function keep(name: string, content: ReactElement) {
      if (kept.size >= MOST_KEPT) kept.clear();
      const made = renderToStaticMarkup(<TextContext.Provider value={text}>{content}</TextContext.Provider>);
      kept.set(name, made);
      return made;
    }
  };
}
