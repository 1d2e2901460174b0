import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepMarkup } from '#app/components/kept-markup.tsx';
import { TextContext, useText } from '#app/components/text.tsx';
import type { Language } from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';

let made = 0;
const Greeting = keepMarkup<{ name: string; tags?: readonly string[] }>({
  element: 'nav',
  attributes: ({ t }) => ({ className: 'greeting', 'aria-label': t('page:footer.label') }),
  Content({ name, tags = [] }) {
    const { t } = useText();
    made += 1;
    return (
      <p>
        {t('page:header.signedInAs', { name })} {tags.join()}
      </p>
    );
  },
});

const shown = (values: Parameters<typeof Greeting>[0], language: Language = 'pl') =>
  renderToStaticMarkup(
    <TextContext.Provider value={textIn(language)}>
      <Greeting {...values} />
    </TextContext.Provider>,
  );

test('markup is made once for the same values and language, and is the same', () => {
  made = 0;
  const first = shown({ name: 'Jan' });
  expect(first).toBe('<nav class="greeting" aria-label="O portalu"><p>Zalogowano: Jan </p></nav>');
  expect(shown({ name: 'Jan' })).toBe(first);
  expect(made).toBe(1);
});

test('other values, other languages and other components have their own', () => {
  const Other = keepMarkup<{ name: string }>({
    element: 'li',
    attributes: () => ({}),
    Content: ({ name }) => <b>{name}</b>,
  });
  expect(shown({ name: 'Anna' })).toContain('Zalogowano: Anna');
  expect(shown({ name: 'Anna' }, 'en')).toContain('Signed in: Anna');
  expect(shown({ name: 'Anna', tags: ['x', 'y'] })).toContain('x,y');
  expect(
    renderToStaticMarkup(
      <TextContext.Provider value={textIn('pl')}>
        <Other name="Anna" />
      </TextContext.Provider>,
    ),
  ).toBe('<li><b>Anna</b></li>');
});

test('what stands in the values is text, never markup', () => {
  const name = '<img src=x onerror=alert(1)>"\u2028';
  for (let twice = 0; twice < 2; twice += 1) expect(shown({ name })).toContain('&lt;img src=x');
});

test('a component with kept parts goes on after them', () => {
  const html = renderToStaticMarkup(
    <TextContext.Provider value={textIn('pl')}>
      <Greeting name="Ewa" />
      <Language />
      <Greeting name="Ewa" />
    </TextContext.Provider>,
  );
  expect(html.match(/Ewa/g)).toHaveLength(2);
  expect(html).toContain('<i>pl</i>');
});

function Language() {
  const { language } = useText();
  return <i>{language}</i>;
}
