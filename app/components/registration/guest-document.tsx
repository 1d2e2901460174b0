import type { ComponentProps } from 'react';
import { usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { TypedDocumentFields } from '#app/components/people/typed-document-fields.tsx';
import { useText } from '#app/components/text.tsx';
import type { DocumentForm } from '#app/services/forms/document-form.ts';
import { CallAsGuardian } from './call-as-guardian.tsx';
import { GuestForm, GuestPage } from './guest-page.tsx';

type GuestDocumentProps = ComponentProps<typeof GuestPage>['page'] &
  Omit<ComponentProps<typeof TypedDocumentFields>, 'fields'> &
  Readonly<{
    shown: string;
    /** The documents that are taken, in words. */
    kinds: string;
    isPeselNeeded: boolean;
    /** A newborn has neither number nor document: the desk registers one. */
    isNewbornCalled: boolean;
    /** It is the guardian's, not that of the person whom they register. */
    isGuardians: boolean;
    stored: Parameters<typeof usePageForm<DocumentForm>>[0]['defaultValue'];
  }>;

/** The page of the document by which somebody is known. */
export function GuestDocument({
  countries,
  whose,
  stored,
  kinds,
  isPeselNeeded,
  isNewbornCalled,
  isGuardians,
  ...page
}: GuestDocumentProps) {
  const [form, fields] = usePageForm<DocumentForm>({ id: 'document', defaultValue: stored });
  const { t } = useText();
  return (
    <GuestPage page={page} form={form}>
      {isPeselNeeded ? <p>{t('people:edit.document.note')}</p> : null}
      {kinds === '' ? null : <p>{t('registration:documentKinds', { kinds })}</p>}
      <GuestForm form={form} shown={page.shown}>
        <TypedDocumentFields fields={fields} countries={countries} whose={whose} />
      </GuestForm>
      {isNewbornCalled ? <p>{t('registration:noPesel.CHILD')}</p> : null}
      {isGuardians ? <CallAsGuardian form={form} /> : <CallReception />}
    </GuestPage>
  );
}
