import type { ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import { ErrorSummary, saysPhone } from '#app/components/form/error-summary.tsx';
import type { PageFormState } from '#app/components/form/use-page-form.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { DefaultButton } from './default-button.tsx';
import { PhoneElsewhere } from './desk-phone.tsx';
import { Footer } from './footer.tsx';
import { HasPageForm } from './frame-form.tsx';
import { Header } from './header.tsx';
import { Icon, Tick } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import { useSubNavigation } from './navigation.tsx';
import { FOCUS, hasPhone, Notices } from './notice.tsx';
import { outcomeOf, useShell } from './shell.ts';
import { CONTENT_ID, SkipLinks } from './skip-links.tsx';
import { Stages, type StagesProps } from './stages.tsx';

type PageProps = Readonly<{
  /** The h1; the document's title comes from the loader. */
  title: ReactNode;
  /** A line of the h1 over the title: whose page it is, or what kind. */
  over?: ReactNode;
  children?: ReactNode;
  /** The page's one great action, beside the h1. */
  action?: ReactNode;
  /** The same `form` that PageForm gets; its errors are listed under the h1 and the row that belongs to it. */
  form?: PageFormState;
  /** Said with the errors when the form as a whole was refused: what one can do instead. */
  whenRefused?: ReactNode;
  /** False while the page shows the errors of `form` without a PageForm on it. */
  hasPageForm?: boolean;
  /** "Wstecz", or a label of its own. */
  back?: Readonly<{ href: string; label?: string }>;
  /** The stages of a journey; they stand beside the way back. */
  stages?: StagesProps;
  /** The page says that something great is done: a tick stands beside the h1. */
  isDone?: boolean;
  /** The title says what came of something elsewhere, and takes the focus, unless a notice or an error does. */
  isOutcome?: boolean;
}>;

/** Says what the account does for the person whom the page is about, where that is not everything, and who can change it. */
function Narrowed() {
  const { narrowed } = useShell();
  const { t } = useText();
  return narrowed ? <p>{t(`people:link.scope.${narrowed}`)}</p> : null;
}

/** A whole page, from the skip links to the footer (design: accessibility, The page). */
export function Page({
  title,
  over = null,
  action,
  children,
  form,
  whenRefused,
  hasPageForm = form !== undefined,
  back,
  stages,
  isDone = false,
  isOutcome = false,
}: PageProps) {
  const errors = form?.errors ?? [];
  const subNavigation = useSubNavigation();
  const { notices } = useShell();
  const { t } = useText();
  const isPhoneSaid = saysPhone({ t, errors, hasNext: Boolean(whenRefused) }) || notices.some(hasPhone);
  const isTold = errors.length > 0 || outcomeOf(notices) !== undefined;
  const heading = (
    <h1 className={isDone ? 'done' : undefined} {...(isOutcome && !isTold ? FOCUS : {})}>
      {isDone ? <Tick /> : null}
      {over === null ? null : <span className="over">{over} </span>}
      {title}
    </h1>
  );
  return (
    <HasPageForm value={hasPageForm}>
      {hasPageForm ? <DefaultButton /> : null}
      <SkipLinks errorCount={errors.length} />
      <Header />
      <div className="columns">
        {/* Not main itself: w3m does not know it, and would not find it. */}
        <div id={CONTENT_ID} tabIndex={-1}>
          <main>
            {action ? (
              <div className="title-row wide">
                {heading}
                {action}
              </div>
            ) : (
              heading
            )}
            {subNavigation}
            <WayThere back={back} stages={stages} />
            <ErrorSummary errors={errors} next={whenRefused} />
            <LiveRegion />
            <Notices hasErrors={errors.length > 0} />
            <Narrowed />
            <PhoneElsewhere when={isPhoneSaid}>{children}</PhoneElsewhere>
          </main>
        </div>
      </div>
      <CookieNotice />
      <Footer />
    </HasPageForm>
  );
}

/** The row under the title of what is no area's own page: the way back, and where in a journey the page stands. */
function WayThere({ back, stages }: Pick<PageProps, 'back' | 'stages'>) {
  const { t } = useText();
  if (!back && !stages) return null;
  return (
    <div className="way-there">
      {back ? (
        <p className="m-0">
          <a className="back" href={back.href}>
            <Icon name="chevron-left" />
            {back.label ?? t('page:back')}
          </a>
        </p>
      ) : null}
      {stages ? <Stages {...stages} /> : null}
    </div>
  );
}
