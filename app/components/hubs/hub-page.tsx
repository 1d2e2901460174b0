import type { ComponentProps } from 'react';
import { AreaTiles, Outage, Page, PatientPicker } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type HubPageProps = Readonly<{
  /** The group's name in the menu. */
  heading: string;
  /** Whose matters they are, when they are not one's own. */
  over: string | null;
  path: string;
  picker: ComponentProps<typeof PatientPicker>;
  tiles: ComponentProps<typeof AreaTiles>['tiles'];
  /** Nobody knows for whom the account may act. */
  outage: Readonly<{ since: string | null }> | null;
}>;

/** The page of a group of areas: for whom they are, and the way to each. */
export function HubPage({ heading, over, path, picker, tiles, outage }: HubPageProps) {
  const { t } = useText();
  return (
    <Page title={heading} over={over}>
      <PatientPicker {...picker} />
      {outage ? <Outage system={t('start:patients')} since={outage.since} retryHref={path} /> : null}
      <AreaTiles tiles={tiles} />
    </Page>
  );
}
