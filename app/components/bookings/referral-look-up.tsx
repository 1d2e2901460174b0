import { SubmitButton } from '#app/components/form/index.ts';
import { useFormPath } from '#app/components/form/contexts.ts';
import { Notice, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The provider's answer about a number. `text` is the provider's. */
export type Answer = Readonly<{
  state: 'known' | 'unknown' | 'outage' | 'found';
  text?: string;
}>;

type LookUpButtonProps = Readonly<{
  label: TextKey;
  name: string;
  /** The id of the group: the page that comes opens there. */
  group: string;
}>;

/** Asks the provider; it sends the whole form, so that every answer comes back. */
export function LookUpButton({ label, name, group }: LookUpButtonProps) {
  const path = useFormPath();
  return (
    <p className="mb-6">
      <SubmitButton label={label} variant="secondary" name={name} formAction={`${path}#${group}`} />
    </p>
  );
}

type LookUpAnswerProps = Readonly<{
  answer: Answer | undefined;
  kind: 'institution' | 'practitioner' | 'disease';
  /** A name stands beside an unknown number. */
  isNamed: boolean;
}>;

/** The answer of a look-up: what was found, or what can be done instead. */
export function LookUpAnswer({ answer, kind, isNamed }: LookUpAnswerProps) {
  const { t } = useText();
  if (!answer || answer.state === 'found') return null;
  if (answer.state === 'outage') return <Notice kind="error">{t(`referrals:${kind}.outage`)}</Notice>;
  if (kind === 'disease') return <Notice kind="notice">{t('referrals:disease.nothing')}</Notice>;
  if (answer.state === 'known') {
    return (
      <Notice kind="success">
        <WithDegree>{t(`referrals:${kind}.known`, { name: answer.text ?? '' })}</WithDegree>
      </Notice>
    );
  }
  if (isNamed) return <Notice kind="notice">{t(`referrals:${kind}.named`)}</Notice>;
  return (
    <Notice kind="notice">
      {t(`referrals:${kind}.unknown`)}. {t(`referrals:${kind}.unknownHow`)}
    </Notice>
  );
}
