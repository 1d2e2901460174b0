import type { ComponentProps, ReactNode } from 'react';
import { usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { HeldTime, type HeldTimeProps } from '#app/components/wizard/held-time.tsx';
import type { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { PhoneCode } from './phone-code.tsx';

type CodePageProps = Readonly<{
  title: string;
  /** A time that is kept meanwhile. */
  held?: HeldTimeProps | null;
  /** The thing that the code is for. */
  children?: ReactNode;
  /** Said of the number, below until when the code is good. */
  note?: ReactNode;
}> &
  Pick<ComponentProps<typeof Page>, 'over' | 'back' | 'stages'> &
  Pick<ComponentProps<typeof PhoneCode>, 'phone' | 'sent' | 'resendPath' | 'submit'>;

/** The page of the code that is sent to the account's phone before something is done. */
export function CodePage({ held, children, note, ...props }: CodePageProps) {
  const { phone, sent, resendPath, submit, ...page } = props;
  const [form, fields] = usePageForm<typeof CodeForm>({ id: 'code' });
  return (
    <Page {...page} form={form} hasPageForm={sent !== undefined}>
      {held ? <HeldTime {...held} /> : null}
      {children}
      <PhoneCode
        form={form}
        field={fields.code}
        phone={phone}
        sent={sent}
        resendPath={resendPath}
        submit={submit}
      >
        {note}
      </PhoneCode>
    </Page>
  );
}
