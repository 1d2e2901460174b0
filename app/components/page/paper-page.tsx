import type { ReactNode } from 'react';
import type { Paper } from '#contract/papers/reading/paper.ts';
import { KioskNote, LinkRows, NewTabLink, Page, PrintChoice, Printout } from './index.ts';
import { PaperContent } from './paper.tsx';

type PaperPageProps = Readonly<{
  /** The title that is printed. */
  title: ReactNode;
  over?: string;
  back: Readonly<{ href: string; label: string }>;
  /** The same as a PDF, and what its link says. */
  pdf: Readonly<{ href: string; label: string }>;
  choice: Readonly<{ isLarge: boolean; otherHref: string }>;
  people: readonly string[];
  at: string;
  /** Null: it cannot be had now, as `children` say. */
  paper: Paper | null;
  children?: ReactNode;
}>;

/** A page to be printed, with the way to the same as a PDF in a tab of its own (S-26, S-44). */
export const PaperPage = ({
  title,
  over,
  back,
  pdf,
  choice,
  people,
  at,
  paper,
  children,
}: PaperPageProps) => (
  <Page title={title} over={over} back={back}>
    {children}
    {paper === null ? null : (
      <>
        <LinkRows>
          <NewTabLink href={pdf.href} icon="file-text">
            {pdf.label}
          </NewTabLink>
        </LinkRows>
        <KioskNote about="files" />
        <PrintChoice {...choice} />
        <Printout people={people} at={at} isLarge={choice.isLarge}>
          <PaperContent paper={paper} />
        </Printout>
      </>
    )}
  </Page>
);
