import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text/text.ts';

/** Whole names, for Tailwind keeps the classes that it can read. */
export const BUTTON_CLASSES = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  quiet: 'button-quiet',
  choice: 'button-choice',
} as const;

/** Primary: one a page. Danger: never the first of several. Quiet: of the frame. Choice: one of many, to press it is to choose. */
export type ButtonVariant = keyof typeof BUTTON_CLASSES;

export type SubmitButtonProps = Readonly<{
  label: Wording;
  variant?: ButtonVariant;
  name?: string;
  value?: string;
  /** Its words, and after them what the eye sees around it. */
  fullName?: string | undefined;
  /** Where this button sends the form, when not to the form's own address. */
  formAction?: string;
}>;

/**
 * Text browsers show an input by its words and a button element by its value; so the element only where it has one. As
 * ActionLink, it ends with a space.
 */
export function SubmitButton({ label, variant = 'primary', value, fullName, ...others }: SubmitButtonProps) {
  const { say, language } = useText();
  const isOfProvider = typeof label !== 'string' && label.isOfProvider;
  const button = {
    ...others,
    'aria-label': fullName,
    lang: isOfProvider && language !== 'pl' ? 'pl' : undefined,
  };
  const className = BUTTON_CLASSES[variant];
  return (
    <>
      {value === undefined ? (
        <input type="submit" className={className} value={say(label)} {...button} />
      ) : (
        <button type="submit" className={className} value={value} {...button}>
          {say(label)}
        </button>
      )}{' '}
    </>
  );
}

type ChoiceButtonProps = Readonly<{
  /** Says what is chosen: text browsers know a button's words alone. */
  name: string;
  label: string;
  /** Its words, and after them what the eye sees around it. */
  fullName?: string;
  variant?: ButtonVariant;
}>;

/** One of many buttons of a ChoiceForm: to press it is to choose. An input, for text browsers show it by its words. */
export const ChoiceButton = ({ name, label, fullName, variant = 'choice' }: ChoiceButtonProps) => (
  <input type="submit" className={BUTTON_CLASSES[variant]} name={name} value={label} aria-label={fullName} />
);
