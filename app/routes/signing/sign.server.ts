import { data } from '@remix-run/node';
import type { ShellNotice } from '#app/components/page/index.ts';
import { SIGNING_MINUTES, type DocumentKey } from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { formTargetHeader } from '#app/services/page/form-target.ts';
import { nameOfPatient, overOf, patientsOf, titled } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { signingOf, type SigningView } from './signing.server.ts';

/** The page on which a document is signed and to which the signing service leads back, by how it stands with the signature. */
export async function signPageOf(request: AccountRequest, key: DocumentKey) {
  const { signing, document } = await signingOf(request, key);
  const { t, now, language } = request;
  const heading = t(headingOf(signing));
  const over = await overPage(request, document.patientId);
  const { formatTime } = textIn(language);
  const page = {
    title: titled(over, heading),
    heading,
    over,
    signing,
    what: document.what,
    whom: document.whom,
    patient: await nameOfPatient(request, document.patientId),
    host: signing.target === null ? null : new URL(signing.target).host,
    until: signing.until === null ? null : formatTime(signing.until),
    at: formatTime(now),
    notices: request.isPost ? [] : noticesOf(request, signing),
  };
  return data(page, { headers: formTargetHeader(signing.canSign ? signing.target : null) });
}
export type SignPageView = Awaited<ReturnType<typeof signPageOf>>['data'];

/** Whose document it is, where it is not the account's own patient's. */
async function overPage(request: AccountRequest, patientId: string) {
  const patients = await orOutage(patientsOf(request));
  if (!patients.ok) return null;
  const patient = patients.data.find(({ id }) => id === patientId) ?? null;
  return overOf(request, { patients: patients.data, patient });
}

function headingOf({ kind, state, isOpen, isNeedless }: SigningView): TextKey {
  if (state === 'SIGNED') return `signing:${kind}.signedTitle`;
  if (state === 'WITH_STAFF') return 'signing:withStaff.title';
  if (state === 'DOWN') return 'page:outage.title';
  if (state === 'WAITING') return 'signing:waiting.title';
  if (isNeedless) return 'signing:needless.title';
  return `signing:${kind}.${isOpen ? 'title' : 'closedTitle'}`;
}

/** The notices of the last signing: as the provider has found it, never as the address says it. */
function noticesOf({ t }: AccountRequest, signing: SigningView): ShellNotice[] {
  const { kind, state, reason, isOpen, isNews } = signing;
  const kept = isOpen ? [t(`signing:${kind}.kept`)] : [];
  const said = (kind: ShellNotice['kind'], ...texts: string[]) => [{ kind, text: texts.join(' ') }];
  if (state === 'REFUSED')
    return said('error', t('signing:error'), t(`signing:reason.${reason ?? 'UNREADABLE'}`), ...kept);
  if (state === 'GIVEN_UP') return said('error', t('signing:error'), t('signing:givenUp'), ...kept);
  if (state === 'OVER') return said('notice', t('signing:over', { minutes: SIGNING_MINUTES }), ...kept);
  if (state === 'SIGNED' && isNews) return said('success', t(`signing:${kind}.signed`));
  return [];
}
