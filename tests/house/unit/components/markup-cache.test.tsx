import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { cachedMarkup, MarkupCacheContext } from '#app/components/markup-cache.tsx';
import { TextContext, useText } from '#app/components/text.tsx';
import type { Language } from '#app/domain/dates/words.ts';
import { textIn } from '#app/services/text/texts.ts';

let made = 0;
const Greeting = cachedMarkup<{ name: string; tags?: readonly string[] }>({
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

const markup = new Map<string, { value: string; owner: string | null }>();
const cacheOf = (owner: string | null) => ({
  owner,
  get: (name: string) => markup.get(name)?.value,
  set: ({ name, ...entry }: { name: string; value: string; owner: string | null }) =>
    void markup.set(name, entry),
});
beforeEach(() => {
  markup.clear();
  made = 0;
});

function shown(
  values: Parameters<typeof Greeting>[0],
  { language = 'pl', cache = cacheOf(null) }: Shown = {},
) {
  return renderToStaticMarkup(
    <MarkupCacheContext.Provider value={cache}>
      <TextContext.Provider value={textIn(language)}>
        <Greeting {...values} />
      </TextContext.Provider>
    </MarkupCacheContext.Provider>,
  );
}
type Shown = { language?: Language; cache?: ReturnType<typeof cacheOf> | null };

test('markup is made once for the same values and language, and is the same', () => {
  const first = shown({ name: 'Jan' });
  expect(first).toBe('<nav class="greeting" aria-label="Pomoc i informacje"><p>Zalogowano: Jan </p></nav>');
  expect(shown({ name: 'Jan' })).toBe(first);
  expect(made).toBe(1);
});

test('markup is made anew each time without a cache, and is the same', () => {
  const first = shown({ name: 'Jan' });
  for (let twice = 0; twice < 2; twice += 1) expect(shown({ name: 'Jan' }, { cache: null })).toBe(first);
  expect(made).toBe(3);
});

test('each account has its own, and what is everybody’s is nobody’s own', () => {
  const Frame = cachedMarkup<{ links: number }>({
    element: 'nav',
    attributes: () => ({}),
    Content: ({ links }) => <b>{links}</b>,
    isEverybodys: true,
  });
  for (const owner of ['account-1', 'account-2']) {
    shown({ name: 'Jan' }, { cache: cacheOf(owner) });
    renderToStaticMarkup(
      <MarkupCacheContext.Provider value={cacheOf(owner)}>
        <TextContext.Provider value={textIn('pl')}>
          <Frame links={3} />
        </TextContext.Provider>
      </MarkupCacheContext.Provider>,
    );
  }
  expect(made).toBe(2);
  expect([...markup.values()].map(({ owner }) => owner)).toEqual(['account-1', null, 'account-2']);
});

test('other values, other languages and other components have their own', () => {
  const Other = cachedMarkup<{ name: string }>({
    element: 'li',
    attributes: () => ({}),
    Content: ({ name }) => <b>{name}</b>,
  });
  expect(shown({ name: 'Anna' })).toContain('Zalogowano: Anna');
  expect(shown({ name: 'Anna' }, { language: 'en' })).toContain('Signed in: Anna');
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

test('a component with cached parts goes on after them', () => {
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
