import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type QuestionProps = Readonly<{
  title: string;
  /** What follows from a yes. */
  consequence: TextKey;
  /** Where a no leads. */
  back: string;
  keep: TextKey;
  submit: TextKey;
}>;

/** Whether something is really to be deleted: no comes first. */
export function Question({ title, consequence, back, keep, submit }: QuestionProps) {
  const [form] = usePageForm({ id: 'question' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: back }}>
      <p>{t(consequence)}</p>
      <p>
        <ButtonLink href={back}>{t(keep)}</ButtonLink>
      </p>
      <PageForm form={form} submit={submit} submitVariant="danger" />
    </Page>
  );
}
