import { ProviderText, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { AUTHORIZE_PATH } from '#app/domain/account/authorize-paths.ts';
import type { IdentityView } from '#app/routes/account/konto.server.ts';
import { Stated } from './stated.tsx';

/** The look of each state, and the words by which its owner goes on; confirmed: there is nothing more to do. */
const STATES = {
  confirmed: { kind: 'planned', way: null },
  unconfirmed: { kind: 'waiting', way: 'account:authorize.title' },
  waiting: { kind: 'waiting', way: 'account:konto.identity.seeFiles' },
  refused: { kind: 'problem', way: 'account:konto.identity.again' },
} as const;

/** Says whether the medical unit knows who it is, and what that opens; what became of a file that was sent for it. */
export function Identity({ identity: { state, reason, staffReason, sent } }: { identity: IdentityView }) {
  const { t } = useText();
  const { kind, way } = STATES[state];
  const said = staffReason ? <ProviderText text={staffReason} /> : null;
  const why = reason ? t(`account:authorize.reason.${reason}`) : said;
  return (
    <SummaryList
      rows={[
        {
          term: t('account:konto.identity.term'),
          value: (
            <Stated
              kind={kind}
              state={t(`account:konto.identity.${state}`)}
              consequence={t(`account:konto.identity.${state}Means`, { sent })}
            />
          ),
          ...(way && { change: { href: AUTHORIZE_PATH, label: t(way) } }),
        },
        ...(why === null ? [] : [{ term: t('account:konto.identity.why'), value: why }]),
      ]}
    />
  );
}
