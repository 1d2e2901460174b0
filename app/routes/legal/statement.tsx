import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MissingPart } from '#app/components/legal/missing-part.tsx';
import {
  StatementHelp,
  StatementMaking,
  StatementProcedure,
} from '#app/components/legal/statement-parts.tsx';
import {
  StatementContact,
  StatementIntroduction,
  StatementOther,
} from '#app/components/legal/statement-provider.tsx';
import { StatementStatus } from '#app/components/legal/statement-status.tsx';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { proof } from '#app/domain/legal/proof.ts';
import { overdueReview, reviewDay } from '#app/domain/legal/review.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { accessibilityStatement } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';

/** the accessibility statement, of what the provider says of itself and of what was proved of the portal. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const answer = await orOutage(accessibilityStatement(request));
  const evidenceOn = proof.evidence.madeAt;
  const statement = answer.ok &&
    answer.data && { ...answer.data, reviewedOn: reviewDay({ ...answer.data, evidenceOn }) };
  return {
    title: request.t('accessibility-statement:title'),
    path: pathOf(request.url),
    outage: answer.ok ? null : answer.outage,
    statement: statement || null,
    isNewer: !request.context.portal.isAudited,
    dueOn: statement ? overdueReview({ ...statement, today: dayOf(request.now) }) : null,
  };
}

export default function AccessibilityStatement() {
  const { title, path, outage, statement, isNewer, dueOn } = useLoaderData<typeof loader>();
  const { language } = useText();
  const supervisor = statement && {
    name: statement.supervisor.name[language],
    address: statement.supervisor.address,
  };
  return (
    <Page title={title}>
      {statement ? <StatementIntroduction {...statement} /> : <MissingPart outage={outage} path={path} />}
      <StatementStatus proof={proof} />
      <StatementMaking dates={statement} evidence={proof.evidence} dueOn={dueOn} isNewer={isNewer} />
      <StatementHelp />
      {statement ? <StatementContact {...statement} /> : null}
      <StatementProcedure supervisor={supervisor} />
      {statement ? <StatementOther {...statement} /> : null}
    </Page>
  );
}
