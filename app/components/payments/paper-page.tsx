import type { ReactNode } from 'react';
import { KioskNote, LinkRows, NewTabLink, Page, PrintChoice, Printout } from '#app/components/page/index.ts';

type PaperPageProps = Readonly<{
  /** The title that is printed. */
  title: ReactNode;
  over: string;
  back: Readonly<{ href: string; label: string }>;
  /** The same as a PDF, and what its link says. */
  pdf: Readonly<{ href: string; label: string }>;
  choice: Readonly<{ isLarge: boolean; otherHref: string }>;
  patient: string | null;
  at: string;
  children: ReactNode;
}>;

/** A page to be printed, with the way to the same as a PDF in a tab of its own (S-26, S-44). */
export const PaperPage = ({ title, over, back, pdf, choice, patient, at, children }: PaperPageProps) => (
  <Page title={title} over={over} back={back}>
    <LinkRows>
      <NewTabLink href={pdf.href} icon="file-text">
        {pdf.label}
      </NewTabLink>
    </LinkRows>
    <KioskNote about="files" />
    <PrintChoice {...choice} />
    <Printout people={patient === null ? [] : [patient]} at={at} isLarge={choice.isLarge}>
      {children}
    </Printout>
  </Page>
);
