import type { PageFormState } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { NoAccess } from '#app/components/public/no-access.tsx';

/** The desk's number, for a guardian who is too young to be a patient of their own, or whose number is not taken. */
export function CallAsGuardian({ form }: Readonly<{ form: PageFormState }>) {
  const isTooYoung = form.errors.some(({ texts }) =>
    texts.some((text) => text.startsWith('enrolment:born.TOO_YOUNG')),
  );
  return isTooYoung ? <NoAccess question="registration:guardian.tooYoung.call" /> : <CallReception />;
}
