import type { Certificate } from 'pkijs';
import type { Trust } from '#provider/core/signatures/verdict.ts';
import { derOf } from '#provider/core/signatures/certificate.ts';
import { certificateFor, listFor, newKeys, type Authority, type Keys, type Name } from './certificates.ts';

/** The kinds of certificates that the made-up authority issues. */
export const KINDS = ['GOOD', 'EXPIRED', 'REVOKED', 'FOREIGN', 'NO_PESEL', 'NO_LIST'] as const;
export type Kind = (typeof KINDS)[number];

export type Holder = Readonly<{ name: string; lastName: string; pesel: string | null; birthDate: string }>;

/** The means with which somebody signs: the certificate, those that vouch for it, and the key. */
export type SigningCard = Readonly<{ certificate: Certificate; brought: readonly Certificate[]; keys: Keys }>;

const DAY_MS = 24 * 60 * 60_000;
const YEAR_MS = 365 * DAY_MS;
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const COUNTRY = '2.5.4.6';

/** An authority for trials: it believes whatever name it is given. */
export type MadeUpAuthority = Readonly<{
  /** Makes a certificate for somebody. */
  card: (wanted: { holder: Holder; kind: Kind; now: Date }) => Promise<SigningCard>;
  /** Says whom to believe, with a list that is in force. */
  trust: (now: Date) => Promise<Trust>;
}>;

/** Makes an authority when it is first asked; its keys are gone with the process. */
export function createAuthority({ keys = 'RSA' }: { keys?: 'RSA' | 'ECDSA' } = {}): MadeUpAuthority {
  let begun: ReturnType<typeof begin> | undefined;
  const ready = () => (begun ??= begin(keys));
  const revoked: Certificate[] = [];

  return {
    async card({ holder, kind, now }) {
      const { usual, silent, foreign, own } = await ready();
      const issuer = kind === 'FOREIGN' ? foreign : kind === 'NO_LIST' ? silent : usual;
      const to = now.getTime() + (kind === 'EXPIRED' ? -DAY_MS : 2 * YEAR_MS);
      const certificate = await certificateFor({
        subject: nameOf(holder, kind),
        keys: own,
        issuer,
        from: new Date(now.getTime() - YEAR_MS),
        to: new Date(to),
        birthDate: kind === 'NO_PESEL' ? holder.birthDate : null,
      });
      if (kind === 'REVOKED') revoked.push(certificate);
      return { certificate, brought: [issuer.certificate], keys: own };
    },
    async trust(now) {
      const { usual, silent } = await ready();
      const [from, to] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS)];
      const list = await listFor({ authority: usual, revoked, from, to });
      return {
        anchors: [usual, silent].map(({ certificate }) => derOf(certificate)),
        lists: [list],
        seals: [],
      };
    },
  };
}

async function begin(keys: 'RSA' | 'ECDSA') {
  const from = new Date(Date.UTC(2020, 0, 1));
  const [usual, silent, foreign, own] = await Promise.all([
    authorityOf('Urząd próbny', from),
    authorityOf('Urząd próbny bez listy unieważnień', from),
    authorityOf('Obcy urząd', from),
    newKeys(keys),
  ]);
  return { usual, silent, foreign, own };
}

async function authorityOf(name: string, from: Date): Promise<Authority> {
  const keys = await newKeys('ECDSA');
  const subject: Name = [
    [COUNTRY, 'PL'],
    [ORGANISATION, 'Strona personelu'],
    [COMMON_NAME, name],
  ];
  const to = new Date(from.getTime() + 29 * YEAR_MS);
  return { certificate: await certificateFor({ subject, keys, from, to }), keys };
}

const nameOf = ({ name, lastName, pesel }: Holder, kind: Kind): Name => [
  [COUNTRY, 'PL'],
  [COMMON_NAME, `${name} ${lastName}`],
  ['2.5.4.42', name],
  ['2.5.4.4', lastName],
  ...(pesel && kind !== 'NO_PESEL' ? [['2.5.4.5', `PNOPL-${pesel}`] as const] : []),
];
