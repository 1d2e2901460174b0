import { CertificateRevocationList, IssuingDistributionPoint, type Certificate } from 'pkijs';
import { extensionOf } from './certificate.ts';
import { NotSigned } from './verdict.ts';

const DISTRIBUTION_POINT = '2.5.29.28';
const DELTA = '2.5.29.27';
const BASIC_CONSTRAINTS = '2.5.29.19';

export const listOf = (der: Uint8Array) => CertificateRevocationList.fromBER(new Uint8Array(der));

type Asked = Readonly<{ chain: readonly Certificate[]; lists: readonly Uint8Array[]; now: number }>;

/**
 * True where lists that are in force say of every certificate below the anchor that it stands; false when one is missing.
 *
 * @throws NotSigned REVOKED
 */
export async function isKnownToStand({ chain, lists: given, now }: Asked): Promise<boolean> {
  const lists = given.map(listOf);
  let isKnown = true;
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const issuer = chain[index + 1];
    const own = lists.filter(
      (list) => list.issuer.isEqual(certificate.issuer) && speaksOf(list, certificate),
    );
    const genuine = await Promise.all(own.map(async (list) => isOf(list, issuer)));
    const said = own.filter((_, at) => genuine[at]);
    if (said.some((list) => list.isCertificateRevoked(certificate))) throw new NotSigned('REVOKED');
    isKnown &&= said.some((list) => isInForce(list, now));
  }
  return isKnown;
}

const isOf = async (list: CertificateRevocationList, issuer: Certificate | undefined) =>
  issuer !== undefined && list.verify({ issuerCertificate: issuer }).catch(() => false);

const isInForce = ({ thisUpdate, nextUpdate }: CertificateRevocationList, now: number) =>
  thisUpdate.value.getTime() <= now && (nextUpdate?.value.getTime() ?? 0) >= now;

/** A list of some certificates alone, or of changes alone, says nothing of others. */
function speaksOf(list: CertificateRevocationList, certificate: Certificate) {
  const extensions = list.crlExtensions?.extensions ?? [];
  if (extensions.some(({ extnID }) => extnID === DELTA)) return false;
  const point: unknown = extensions.find(({ extnID }) => extnID === DISTRIBUTION_POINT)?.parsedValue;
  if (!(point instanceof IssuingDistributionPoint)) return true;
  if (point.indirectCRL || point.onlyContainsAttributeCerts || point.onlySomeReasons) return false;
  const constraints = extensionOf(certificate, BASIC_CONSTRAINTS)?.parsedValue as
    { cA?: boolean } | undefined;
  return constraints?.cA ? !point.onlyContainsUserCerts : !point.onlyContainsCACerts;
}
