import type { ReactNode } from 'react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type QuestionProps = Readonly<{
  title: string;
  /** Whose matter it is, where one acts for several. */
  over?: string | null;
  /** The text that says what it is about, before what follows. */
  children?: ReactNode;
  /** The consequence of a yes, or why there is none; where the answer to the form has said why, it is not said again. */
  consequence: TextKey;
  /** Where a no leads. */
  back: string;
  backLabel?: TextKey;
  keep: TextKey;
  /** Null: it cannot be done. */
  submit: TextKey | null;
}>;

/** A whole page that asks whether something is really to be deleted: no comes first. */
export function Question({
  title,
  over = null,
  children,
  consequence,
  back,
  backLabel,
  keep,
  submit,
}: QuestionProps) {
  const [form] = usePageForm({ id: 'question' });
  const { t } = useText();
  return (
    <Page
      title={title}
      over={over}
      form={form}
      hasPageForm={submit !== null}
      back={{ href: back, ...(backLabel && { label: t(backLabel) }) }}
    >
      {children}
      {submit === null && form.errors.length > 0 ? null : <p>{t(consequence)}</p>}
      <p>
        <ButtonLink href={back}>{t(keep)}</ButtonLink>
      </p>
      {submit === null ? null : <PageForm form={form} submit={submit} submitVariant="danger" />}
    </Page>
  );
}
