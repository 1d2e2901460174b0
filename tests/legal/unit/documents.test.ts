import { describe, expect, it } from 'vitest';
import { documentFor, isLegalPath } from '#app/domain/legal-documents.ts';
import { cleanedHtml } from '#app/services/page/cleaned-html.server.ts';

const text = { kind: 'TERMS_OF_USE', language: 'pl', text: '<p>Polski</p>' } as const;
const english = { ...text, language: 'en', text: '<p>English</p>' } as const;
const elsewhere = (address: string) => ({ kind: 'REGULATIONS', language: 'pl', address }) as const;
const find = (documents: Parameters<typeof documentFor>[0]['documents'], language: 'pl' | 'en') =>
  documentFor({ documents, path: 'terms-of-use', language });

describe('the document of a page', () => {
  it('is in the page’s language, else in Polish', () => {
    expect(find([text, english], 'en')).toBe(english);
    expect(find([text, english], 'pl')).toBe(text);
    expect(find([text], 'en')).toBe(text);
  });

  it('is missing in Polish when it is in English alone', () => {
    expect(find([english], 'pl')).toBeUndefined();
  });

  it('has a text, or an https address', () => {
    expect(find([{ ...text, text: '  ' }], 'pl')).toBeUndefined();
    for (const address of ['', 'javascript:alert(1)', 'http://a.example/', 'https://', '//a.example/'])
      expect(
        documentFor({ documents: [elsewhere(address)], path: 'regulations', language: 'pl' }),
        address,
      ).toBeUndefined();
    const right = elsewhere('https://a.example/regulamin');
    expect(documentFor({ documents: [right], path: 'regulations', language: 'pl' })).toBe(right);
  });

  it.each(['', 'constructor', '__proto__', 'TERMS_OF_USE', 'declaration-of-availability'])(
    'is not called %j',
    (name) => expect(isLegalPath(name)).toBe(false),
  );
});

describe('the provider’s HTML', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="b" id="content">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//other.example/">a</a>', '<a>a</a>'],
    ['<a href="https://a.example/" target="_blank">a</a>', '<a href="https://a.example/">a</a>'],
    ['<form action="/logout"><button>a</button><input name="b"></form>', 'a'],
    ['<img src="https://a.example/pixel.png" alt="a"><iframe src="https://a.example/"></iframe>', ''],
    ['<h1>a</h1>', '<h2>a</h2>'],
    // On paper the address of a link stands behind its words, but where they are it.
    [
      '<a class="x" href="https://a.example/b?c=1&amp;d">https://a.example/b?c=1&amp;d</a>',
      '<a class="bare" href="https://a.example/b?c=1&amp;d">https://a.example/b?c=1&amp;d</a>',
    ],
    ['<a href="https://a.example/b">Nasza strona</a>', '<a href="https://a.example/b">Nasza strona</a>'],
    ['<p lang="en">a &lt;script&gt;</p>', '<p lang="en">a &lt;script&gt;</p>'],
    ['<svg><script>alert(1)</script></svg><style>p{}</style><base href="https://a.example/">', ''],
  ])('%s', (given, cleaned) => expect(cleanedHtml(given)).toBe(cleaned));
});
