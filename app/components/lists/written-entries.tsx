import { Card, CardList, ProviderText, Time, WithDegree } from '#app/components/page/index.ts';

type WrittenEntriesProps = Readonly<{
  entries: readonly Readonly<{ at: string; by: string; text: ProviderText }>[];
}>;

/** Notes or messages, each with who wrote it, when to the minute, and the words. */
export function WrittenEntries({ entries }: WrittenEntriesProps) {
  return (
    <CardList>
      {entries.map(({ at, by, text }, index) => (
        <Card key={`${at} ${index}`} title={<WithDegree>{by}</WithDegree>}>
          <p>
            <Time at={at} withTime />
          </p>
          <p>
            <ProviderText text={text} />
          </p>
        </Card>
      ))}
    </CardList>
  );
}
