import { ActionLink } from '#app/components/page/index.ts';
import { Checkbox, HiddenField, type FormField } from '#app/components/form/index.ts';

type ConsentBoxProps = Readonly<{
  fields: Readonly<Record<'consent' | 'consentVersion', FormField>>;
  consent: Readonly<{
    text: string;
    version: string;
    link: Readonly<{ words: string; href: string }> | null;
  }>;
}>;

/** The one box of a registration, unticked: the provider's words and where they are told at length; which ones they were goes with it. */
export const ConsentBox = ({ fields, consent: { text, version, link } }: ConsentBoxProps) => (
  <>
    {link ? (
      <p>
        <ActionLink href={link.href}>{link.words}</ActionLink>
      </p>
    ) : null}
    <Checkbox field={fields.consent} label={{ text }} />
    <HiddenField name={fields.consentVersion.name} value={version} />
  </>
);
