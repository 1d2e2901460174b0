export const printSizes = ['standard', 'large'] as const;
export type PrintSize = (typeof printSizes)[number];

/** In which size a page is printed; anything unknown is the standard one. */
export const readPrintSize = (query: URLSearchParams): PrintSize =>
  query.get('size') === 'large' ? 'large' : 'standard';
