const COUNT = /^[1-9]\d{0,2}$/;

/** "2 z 5": which one of all that waited at first is shown, from how many are left; `all` is what the address says of it. */
export function placeAmong({ left, all: claimed }: { left: number; all: string | null }) {
  const all = claimed !== null && COUNT.test(claimed) ? Math.max(Number(claimed), left) : left;
  return { number: all - left + 1, all };
}
