import { expect, test } from 'vitest';
import { displayClasses } from '#app/components/page/index.ts';
import { pagesShown } from '#app/components/page/pagination.tsx';

test.each([
  [{ page: 1, last: 2 }, [1, 2]],
  [{ page: 1, last: 7 }, [1, 2, 3, 7]],
  [{ page: 4, last: 7 }, [1, 2, 3, 4, 5, 6, 7]],
  [{ page: 10, last: 20 }, [1, 8, 9, 10, 11, 12, 20]],
])('of %o the pages %o are linked', (position, shown) => {
  expect(pagesShown(position)).toEqual(shown);
});

test('displayClasses names the text size, spacing and motion', () => {
  const plain = { contrast: 'auto', textSize: '100', spacing: 'default', motion: 'default' } as const;
  expect(displayClasses(plain)).toBe('text-100');
  expect(displayClasses({ ...plain, textSize: '300', spacing: 'wide', motion: 'reduced' })).toBe(
    'text-300 spacing-wide motion-reduced',
  );
});
