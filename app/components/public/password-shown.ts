import { useFormPath } from '#app/components/form/contexts.ts';

const SHOWN = 'shown';

/** Tells whether the page's address wants passwords shown, with the address of the same page that wants the opposite. */
export function usePasswordShown() {
  const [path = '', search] = useFormPath().split('?');
  const query = new URLSearchParams(search);
  const isShown = query.has(SHOWN);
  if (isShown) query.delete(SHOWN);
  else query.set(SHOWN, 'yes');
  const otherSearch = query.toString();
  return { isShown, otherPath: otherSearch ? `${path}?${otherSearch}` : path };
}
