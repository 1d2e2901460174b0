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
