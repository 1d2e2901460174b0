/** Tells whether work was done, and within so many ms. */
export function inTime(work: Promise<unknown>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs, false);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
