import type { ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import { ErrorSummary } from '#app/components/form/error-summary.tsx';
import { PAGE_FORM_ID } from '#app/components/form/page-form.tsx';
import type { PageFormState } from '#app/components/form/use-page-form.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { HasPageForm } from './frame-form.tsx';
import { Header } from './header.tsx';
import { Icon, Tick } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import { Notices } from './notice.tsx';
import { CONTENT_ID, SkipLinks } from './skip-links.tsx';
import { Stages, type StagesProps } from './stages.tsx';

type PageProps = Readonly<{
  /** The h1; the document's title comes from the loader. */
  title: ReactNode;
  children?: ReactNode;
  /** The page's one great action, beside the h1. */
  action?: ReactNode;
  /** The same `form` that PageForm gets; its errors are listed above the h1. */
  form?: PageFormState;
  /** False while the page shows the errors of `form` without a PageForm on it. */
  hasPageForm?: boolean;
  /** "Wstecz", or a label of its own. */
  back?: Readonly<{ href: string; label?: string }>;
  /** Of a journey: beside the way back. */
  stages?: StagesProps;
  /** The page says that something great is done: a tick stands beside the h1. */
  isDone?: boolean;
  /** A SubNavigation; left of the content on wide screens. */
  subNavigation?: ReactNode;
}>;

/** A whole page, from the skip links to the footer (design: accessibility, The page). */
export function Page({
  title,
  action,
  children,
  form,
  hasPageForm = form !== undefined,
  back,
  stages,
  isDone = false,
  subNavigation,
}: PageProps) {
  const errors = form?.errors ?? [];
  return (
    <HasPageForm value={hasPageForm}>
      {hasPageForm ? <DefaultButton /> : null}
      <SkipLinks errorCount={errors.length} />
      <Header />
      <div className={subNavigation ? 'columns with-sub-navigation' : 'columns'}>
        {subNavigation}
        <main id={CONTENT_ID} tabIndex={-1}>
          <WayThere back={back} stages={stages} />
          <ErrorSummary errors={errors} />
          {action ? (
            <div className="title-row wide">
              <h1>{title}</h1>
              {action}
            </div>
          ) : (
            <h1 className={isDone ? 'done' : undefined}>
              {isDone ? <Tick /> : null}
              {title}
            </h1>
          )}
          <LiveRegion />
          <Notices hasErrors={errors.length > 0} />
          {children}
        </main>
      </div>
      <CookieNotice />
      <Footer />
    </HasPageForm>
  );
}

/** The way back, and where in a journey the page stands. */
function WayThere({ back, stages }: Pick<PageProps, 'back' | 'stages'>) {
  const { t } = useText();
  const link = back ? (
    <p className={stages ? 'm-0' : undefined}>
      <a className="back" href={back.href}>
        <Icon name="chevron-left" />
        {back.label ?? t('page:back')}
      </a>
    </p>
  ) : null;
  if (!stages) return link;
  return (
    <div className="way-there">
      {link}
      <Stages {...stages} />
    </div>
  );
}

/**
 * The first button of the page's form. Enter in a text field presses a form's first button, and the header's display
 * buttons belong to the form too; without this one Enter would change the language.
 */
function DefaultButton() {
  return (
    <input type="submit" form={PAGE_FORM_ID} className="default-button" tabIndex={-1} aria-hidden value="·" />
  );
}
