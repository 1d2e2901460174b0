import { useText } from '#app/components/text.tsx';
import { pressedName } from '#app/services/forms/pressed-button.ts';
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
 * An input: w3m knows no button element and draws it as text, and lynx shows it by its value. What it says when it is pressed is in its
 * name. As ActionLink, it ends with a space.
 */
export function SubmitButton({
  label,
  variant = 'primary',
  name,
  value,
  fullName,
  ...others
}: SubmitButtonProps) {
  const { say, language } = useText();
  const isOfProvider = typeof label !== 'string' && label.isOfProvider;
  const button = {
    ...others,
    name: name && value !== undefined ? pressedName(name, value) : name,
    'aria-label': fullName,
    lang: isOfProvider && language !== 'pl' ? 'pl' : undefined,
  };
  return (
    <>
      <input type="submit" className={BUTTON_CLASSES[variant]} value={say(label)} {...button} />{' '}
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
