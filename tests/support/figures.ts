/** The figures of a text as Prometheus reads it, by name and labels as they stand there. */
export function figuresIn(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Every value that a label has, with the name of the figure and of the label before it. */
export function labelsIn(
  figures: ReadonlyMap<string, number>,
): { name: string; label: string; value: string }[] {
  return [...figures.keys()].flatMap((figure) => {
    const name = figure.replace(/\{.*/, '');
    return [...figure.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', value = '']) => ({
      name,
      label,
      value,
    }));
  });
}
