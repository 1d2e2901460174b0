import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentFacts } from '#app/components/given-consents/consent-facts.tsx';
import { ConsentName } from '#app/components/given-consents/consent-name.tsx';
import { ConsentPill } from '#app/components/given-consents/consent-pill.tsx';
import {
  KioskNote,
  LinkRows,
  NewTabLink,
  Page,
  PrintChoice,
  Printout,
  Section,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { consentPagePath, consentPath } from '#app/domain/given-consents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { consentOf } from './details-view.server.ts';

/** A consent for printing, with the line to sign on while it waits for that; the same stands in the PDF (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { view } = await consentOf(request, args.params['id'] ?? '', { isPaper: true });
  const over = request.t('given-consents:printout.over');
  return {
    title: titled(over, view.name),
    over,
    consent: view,
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function ConsentPrintout() {
  const { over, consent, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { id, patient, state } = consent;
  const isOver = state === 'CANCELLED' || state === 'ENDED';
  return (
    <Page
      title={<ConsentName {...consent} />}
      over={over}
      back={{ href: consentPath(id), label: t('given-consents:printout.back') }}
    >
      <LinkRows>
        <NewTabLink href={consentPagePath(id, 'printout.pdf')} icon="file-text">
          {t('given-consents:printout.pdf')}
        </NewTabLink>
      </LinkRows>
      <KioskNote about="files" />
      <PrintChoice {...choice} />
      <Printout people={patient === null ? [] : [patient]} at={at} isLarge={choice.isLarge}>
        <p>
          <ConsentPill state={state} />
        </p>
        {isOver ? <p>{t('given-consents:paper.isOver')}</p> : null}
        <ConsentFacts consent={consent} />
        {state === 'AWAITS_SIGNATURE' ? (
          <Section title={t('given-consents:paper.signature')}>
            <p>{t('given-consents:paper.toSign')}</p>
            <p>{t('given-consents:paper.line')}</p>
          </Section>
        ) : null}
      </Printout>
    </Page>
  );
}
