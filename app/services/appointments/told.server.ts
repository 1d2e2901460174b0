import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { maskedEmail } from '#app/domain/patients/email.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The way in which the patient will be told of the booking. */
export async function toldRow({ provider, t }: Pick<PortalRequest, 'provider' | 't'>): Promise<SummaryRow> {
  const { email } = (await provider.account.get()).contactData;
  return {
    term: t('booking-wizard:summary.told'),
    value: email
      ? t('booking-wizard:summary.toldByMail', { email: maskedEmail(email) })
      : t('booking-wizard:summary.toldHere'),
  };
}
