import type { OfferedKind } from '#app/journeys/consent/draft.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { settingsOf, type DraftRequest } from './draft.server.ts';

/** The kinds that may be given now (A-139, B-15); `isUnknown`: nobody knows whether those of occupational medicine are among them. */
export async function kindsOffered(
  request: AccountRequest,
): Promise<{ kinds: OfferedKind[]; isUnknown: boolean }> {
  const { partnersModule, occupationalMedicineModule } = await applicationSettings(request);
  const occupational = occupationalMedicineModule
    ? await orOutage(request.provider.givenConsents.occupationalSettings())
    : null;
  const isOffered = occupational?.ok === true && occupational.data.enabled;
  const kinds: OfferedKind[] = [
    'CDPM',
    ...(partnersModule ? (['CPAR'] as const) : []),
    'INFO',
    ...(isOffered ? (['OCCU'] as const) : []),
  ];
  return { kinds, isUnknown: occupational?.ok === false };
}

/** The same as the page offers them, each with what it means and whether it is signed (B-38). */
export async function kindOptions(request: DraftRequest) {
  const { t } = request;
  const [{ kinds, isUnknown }, { signatureRequired }] = await Promise.all([
    kindsOffered(request),
    settingsOf(request),
  ]);
  const options = kinds.map((kind) => ({
    value: kind,
    label: t(`given-consents:kind.${kind}`),
    hint: [
      t(`consent-wizard:kind.about.${kind}`),
      t(`consent-wizard:kind.${signatureRequired[kind] ? 'signed' : 'atOnce'}`),
    ].join(' '),
  }));
  return { isUnknown, options };
}
