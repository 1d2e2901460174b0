/**
 * Starts one piece of work in each turn of the event loop, in the order they came. A page from a store in the process is made without
 * ever waiting: ten requests that arrive together would be made side by side in one turn, all of them late, and nothing else could run.
 *
 * @returns what starts its argument at once, or after those who wait already
 */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function next() {
    const start = waiting.shift();
    if (!start) {
      isTaken = false;
      return;
    }
    setImmediate(next);
    start();
  }

  return (start: () => void) => {
    if (isTaken) {
      waiting.push(start);
      return;
    }
    isTaken = true;
    setImmediate(next);
    start();
  };
}
