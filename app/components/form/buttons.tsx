import { useText, type Wording } from '#app/components/text.tsx';

/** Primary: one a page. Danger: never the first of several. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger';

export type SubmitButtonProps = Readonly<{
  label: Wording;
  variant?: ButtonVariant;
  name?: string;
  value?: string;
  /** Where this button sends the form, when not to the form's own address. */
  formAction?: string;
}>;

export function SubmitButton({ label, variant = 'primary', ...button }: SubmitButtonProps) {
  const { say } = useText();
  return (
    <button type="submit" className={`button-${variant}`} {...button}>
      {say(label)}
    </button>
  );
}
