import { asksToCall } from '#app/domain/calling.ts';
import { PhoneLink } from './links.tsx';
import { useShell } from './shell.ts';

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
  const { phone } = useShell();
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
