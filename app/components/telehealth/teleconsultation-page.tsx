import type { ReactNode } from 'react';
import { Page } from '#app/components/page/index.ts';
import { TelehealthOutage } from './telehealth-outage.tsx';

type TeleconsultationPageProps = Readonly<{
  frame: Readonly<{ title: string; path: string; back: Readonly<{ href: string; label: string }> }>;
  outage: Readonly<{ since: string }> | null;
  children: ReactNode;
}>;

/** The page of what is kept of a teleconsultation, or that it does not come now. */
export function TeleconsultationPage({
  frame: { title, path, back },
  outage,
  children,
}: TeleconsultationPageProps) {
  return (
    <Page title={title} back={back}>
      {outage ? <TelehealthOutage since={outage.since} retryHref={path} /> : children}
    </Page>
  );
}
