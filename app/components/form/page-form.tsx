import type { ReactNode } from 'react';
import type { Wording } from '#app/services/text/text.ts';
import { SubmitButton, type ButtonVariant, type SubmitButtonProps } from './buttons.tsx';
import { useFormPath, useFormTokens } from './contexts.ts';
import { fieldId } from './errors.ts';
import { Unseen, type UnseenValues } from './unseen.tsx';
import type { PageFormState } from './use-page-form.ts';

/** The header's language and display buttons belong to the form with this id, so that typed answers are kept. */
export const PAGE_FORM_ID = 'page-form';

type PageFormProps = Readonly<{
  form: PageFormState;
  children?: ReactNode;
  /** The primary button; none where a field brings it. */
  submit?: Wording;
  submitVariant?: ButtonVariant;
  /** Defaults to the page's own address. */
  action?: string;
  encType?: 'multipart/form-data';
  /** A second way to send the form; it comes after the primary one and is outlined. */
  secondary?: SubmitButtonProps;
  /** Links after the buttons. */
  links?: ReactNode;
  /** It has parts beside each other, and takes the width of the frame. */
  isWide?: boolean;
  /** The script sends it with the intent "keep" every so many seconds in which something was typed, and then says `text` with {{time}}. */
  keep?: Readonly<{ seconds: number; text: string }>;
  /** Attributes by which a script of the page's own finds it. */
  marks?: Readonly<Record<string, string>>;
}>;

/** The one POST form of a page; give the same `form` to Page, which shows the error summary. */
export function PageForm(props: PageFormProps) {
  const { children, submit, submitVariant, action, encType, secondary, links, keep, isWide, marks } = props;
  const path = useFormPath();
  return (
    <form
      id={PAGE_FORM_ID}
      className={isWide ? 'wide' : undefined}
      method="post"
      action={action ?? path}
      encType={encType}
      noValidate
      data-keep={keep?.seconds}
      data-kept={keep?.text}
      {...marks}
    >
      <Tokens action={action} />
      {children}
      {submit ? (
        <div className="actions">
          <SubmitButton label={submit} variant={submitVariant} />
          {secondary ? <SubmitButton variant="secondary" {...secondary} /> : null}
          {links}
        </div>
      ) : null}
    </form>
  );
}

type SearchFormProps = Readonly<{
  children: ReactNode;
  /** Defaults to the page's own path. */
  path?: string;
  /** The part of the page's address that stays in the next one. */
  values?: UnseenValues;
  /** Leave it out when a SearchField brings its own button. */
  submit?: Wording;
  links?: ReactNode;
}>;

/** A GET form: search, filter, go to a day. Its answers are the address of the next page. */
export function SearchForm({ children, path, values = {}, submit, links }: SearchFormProps) {
  const [ownPath] = useFormPath().split('?');
  return (
    <form method="get" action={path ?? ownPath} role="search" className="search-form" noValidate>
      <Unseen values={values} />
      {children}
      {submit || links ? (
        <div className="actions">
          {submit ? <SubmitButton label={submit} variant="secondary" /> : null}
          {links}
        </div>
      ) : null}
    </form>
  );
}

type ActionFormProps = Readonly<{
  submit: Wording;
  /** Defaults to the page's own address. */
  action?: string;
  variant?: ButtonVariant;
  /** The button's words, and after them what the eye sees around it. */
  fullName?: string;
  /** Fields that the patient does not see. */
  values?: Readonly<Record<string, string>>;
}>;

/** A single button that changes something: cancel, extend, sign out. Several may stand on a page. */
export function ActionForm({
  submit,
  action,
  variant = 'secondary',
  fullName,
  values = {},
}: ActionFormProps) {
  const path = useFormPath();
  return (
    <form method="post" action={action ?? path} className="inline-form">
      <Tokens action={action} />
      <Unseen values={values} />
      <SubmitButton label={submit} variant={variant} fullName={fullName} />
    </form>
  );
}

type ChoiceFormProps = Readonly<{
  /** The form's id of usePageForm, and the field that its buttons are: the error summary leads here. */
  id: string;
  field: string;
  children: ReactNode;
}>;

/** Around ActionForms of which each chooses: where the error summary leads when the choice is refused. */
export const ChoiceArea = ({ id, field, children }: ChoiceFormProps) => (
  <div id={fieldId({ formId: id, name: field })} className="wide" tabIndex={-1}>
    {children}
  </div>
);

/** Around ChoiceButtons: nothing is typed or ticked, each of them chooses and sends. */
export function ChoiceForm({ id, field, children }: ChoiceFormProps) {
  const path = useFormPath();
  return (
    <form
      id={fieldId({ formId: id, name: field })}
      method="post"
      action={path}
      className="wide"
      tabIndex={-1}
    >
      <Tokens />
      {children}
    </form>
  );
}

/** The key is random for the whole page, and sealed for the address that the form goes to. */
function Tokens({ action }: { action?: string | undefined }) {
  const { csrf, key } = useFormTokens(action);
  return (
    <>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="_key" value={key} />
    </>
  );
}
