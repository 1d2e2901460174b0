import type { ReactNode } from 'react';
import { PageForm, type PageFormState } from '#app/components/form/index.ts';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

const LIST = '/account/warden';

type LinkChangeProps = Readonly<{
  title: string;
  form: PageFormState;
  /** True where there is a form; otherwise only the way back. */
  isAsked: boolean;
  /** Said before the fields, or why there are none. */
  about: string;
  submit: TextKey;
  children: ReactNode;
}>;

/** A page that changes what somebody may do for the own patient. */
export function LinkChange({ title, form, isAsked, about, submit, children }: LinkChangeProps) {
  const { t } = useText();
  const back = t('guardians:wardens.back');
  return (
    <Page title={title} form={form} hasPageForm={isAsked} back={{ href: LIST, label: back }}>
      <p>{about}</p>
      {isAsked ? (
        <PageForm form={form} submit={submit}>
          {children}
        </PageForm>
      ) : (
        <Actions>
          <ButtonLink href={LIST}>{back}</ButtonLink>
        </Actions>
      )}
    </Page>
  );
}
