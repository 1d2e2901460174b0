import type { ProviderClient } from '#contract/index.ts';
import type { TestProvider } from '#tests/support/providers.ts';

const ADDRESSES = {
  successUrl: 'https://portal.example/consents/paper-1?epuapstatus=ok',
  errorUrl: 'https://portal.example/consents/paper-1?epuapstatus=error',
};
export const PAPER = { kind: 'CONSENT', id: 'paper-1' } as const;
export const ANOTHER = { kind: 'DECLARATION', id: 'paper-2' } as const;

/** Gives a document to the service. */
export const start = (
  { signing }: ProviderClient,
  { kind, id }: { kind: 'CONSENT' | 'DECLARATION'; id: string } = PAPER,
) =>
  (kind === 'CONSENT' ? signing.beginConsent : signing.beginDeclaration)({
    params: { id },
    query: ADDRESSES,
  });

/** The entries of the audit about signatures, in its order. */
export const audited = ({ provider: { db } }: TestProvider) =>
  db
    .selectFrom('audit')
    .select(['action', 'account_id', 'object'])
    .where((where) =>
      where.or([where('action', '=', 'signing.begin'), where('action', 'like', 'signing.outcome%')]),
    )
    .orderBy('id')
    .execute();
