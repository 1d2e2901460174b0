import type { ReactNode } from 'react';
import { HiddenWords } from '#app/components/page/layout.tsx';
import { fieldId } from './errors.ts';
import { Unseen, type UnseenValues } from './unseen.tsx';

type TickFormProps = Readonly<{
  /** The page to which its buttons send it. */
  path: string;
  /** The part of the page's address that stays in the next one. */
  values: UnseenValues;
  children: ReactNode;
}>;

/** A GET form around a list whose rows can be ticked: what is ticked stands in the address of the next page, so that it is kept without scripts. */
export const TickForm = ({ path, values, children }: TickFormProps) => (
  <form method="get" action={path} className="wide" noValidate>
    <Unseen values={values} />
    {children}
  </form>
);

type RowTickProps = Readonly<{
  /** The field that all boxes of the list are, and which of them this one is. */
  name: string;
  value: string;
  isTicked: boolean;
  label: string;
  /** The words on its row, which the eye sees beside it. */
  of: ReactNode;
}>;

/** The box of one row. */
export function RowTick({ name, value, isTicked, label, of }: RowTickProps) {
  const id = fieldId({ formId: name, name: value });
  return (
    <div className="option">
      <input type="checkbox" id={id} name={name} value={value} defaultChecked={isTicked} />
      <label htmlFor={id}>
        {label}
        <HiddenWords>{of}</HiddenWords>
      </label>
    </div>
  );
}
