import type { ComponentProps, ReactNode } from 'react';
import type { PageFormState } from '#app/components/form/index.ts';
import { EmptyState, Outage, Page, PatientPicker } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';

type RecordPageProps = Readonly<{
  title: ReactNode;
  /** Whose record it is, when it is not one's own. */
  over: string | null;
  picker: ComponentProps<typeof PatientPicker>;
  /** Why no record is shown. */
  barrier: 'unconfirmed' | 'unconfirmedPerson' | 'noPatient' | 'ownClaim' | null;
  outage: Readonly<{ since: string | null }> | null;
  /** The part that could not be had, in words: "kolejki oczekujących". */
  system: string;
  path: string;
  form?: PageFormState;
  /** It has a PageForm of `form`, and not only the errors of a search. */
  hasPageForm?: boolean;
  back?: ComponentProps<typeof Page>['back'];
  /** The one great thing that may be begun here; where no record is shown there is none. */
  action?: ReactNode;
  children: ReactNode;
}>;

/** A page of a patient's record: for whom it is, and either the record or why it is not there and what to do. */
export function RecordPage({
  title,
  over,
  picker,
  barrier,
  outage,
  system,
  path,
  form,
  hasPageForm = false,
  back,
  action,
  children,
}: RecordPageProps) {
  return (
    <Page
      title={title}
      over={over}
      action={barrier || outage ? null : action}
      {...(form && { form })}
      hasPageForm={hasPageForm}
      {...(back && { back })}
    >
      <PatientPicker {...picker} />
      {barrier === 'noPatient' ? <NoPatient why="NOBODY" lack="record:noPatient" /> : null}
      {barrier === 'ownClaim' ? <NoPatient why="CLAIM" lack="record:noPatient" /> : null}
      {barrier === 'unconfirmed' || barrier === 'unconfirmedPerson' ? <Unconfirmed who={barrier} /> : null}
      {outage ? <Outage system={system} since={outage.since} retryHref={path} /> : null}
      {barrier ? null : children}
    </Page>
  );
}

/** A-53, AP-17: the reason, of the account or of the one person, and the way to be confirmed. */
function Unconfirmed({ who }: { who: 'unconfirmed' | 'unconfirmedPerson' }) {
  const { t } = useText();
  return (
    <EmptyState title={t(`record:${who}.title`)}>
      <p>{t(`record:${who}.text`)}</p>
      <CallReception />
    </EmptyState>
  );
}
