import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text/text.ts';

/** Whole names, for Tailwind keeps the classes that it can read. */
export const BUTTON_CLASSES = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  quiet: 'button-quiet',
} as const;

/** Primary: one a page. Danger: never the first of several. Quiet: of the frame. */
export type ButtonVariant = keyof typeof BUTTON_CLASSES;

export type SubmitButtonProps = Readonly<{
  label: Wording;
  variant?: ButtonVariant;
  name?: string;
  value?: string;
  /** Where this button sends the form, when not to the form's own address. */
  formAction?: string;
}>;

/**
 * Text browsers show an input by its words and a button element by its value; so the element only where it has one. As
 * ActionLink, it ends with a space.
 */
export function SubmitButton({ label, variant = 'primary', value, ...button }: SubmitButtonProps) {
  const { say } = useText();
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
