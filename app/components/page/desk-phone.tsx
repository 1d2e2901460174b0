import { createContext, useContext, type ReactNode } from 'react';
import { asksToCall } from '#app/domain/calling.ts';
import { PhoneLink } from './links.tsx';
import { useShell } from './shell.ts';

const SaidElsewhere = createContext(false);

/** A part of a page of which another part says the desk's number: one number stands there once (decision 094). */
export function PhoneElsewhere({ when, children }: Readonly<{ when: boolean; children: ReactNode }>) {
  const isSaid = usePhoneElsewhere();
  return <SaidElsewhere.Provider value={isSaid || when}>{children}</SaidElsewhere.Provider>;
}

/** Tells whether another part of the page says the desk's number. */
export const usePhoneElsewhere = () => useContext(SaidElsewhere);

/** Returns the registration desk's number where it is to be said: null while it is not known, or stands elsewhere on the page. */
export function usePhoneToSay() {
  const { phone } = useShell();
  return usePhoneElsewhere() ? null : phone;
}

/** The registration desk's phone, and when somebody answers it, as far as both are known. */
export function DeskPhone() {
  const { phone, hours } = useShell();
  if (phone === null) return null;
  return (
    <>
      <PhoneLink phone={phone} />
      {hours ? ` (${hours})` : null}
    </>
  );
}

/** A text, and after one that asks to ring the desk's number, so that nobody has to look for it (decision 094). */
export function WithPhone({ children }: { children: string }) {
  const phone = usePhoneToSay();
  return (
    <>
      {children}
      {phone !== null && asksToCall(children) ? (
        <>
          {' '}
          <PhoneLink phone={phone} />
        </>
      ) : null}
    </>
  );
}
