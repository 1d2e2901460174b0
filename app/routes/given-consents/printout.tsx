import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consentPaper } from '#contract/given-consents/reading/paper.ts';
import { ConsentName } from '#app/components/given-consents/consent-name.tsx';
import { PaperPage } from '#app/components/page/paper-page.tsx';
import { useText } from '#app/components/text.tsx';
import { consentPagePath, consentPath } from '#app/domain/given-consents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { paperSpeaker, peopleOnPaper } from '#app/services/page/paper.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { consentOf } from './details-view.server.ts';

/** A consent for printing, with the line to sign on while it waits for that; the same stands in the PDF (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { consent, view } = await consentOf(request, args.params['id'] ?? '');
  const over = request.t('given-consents:printout.over');
  return {
    title: titled(over, view.name),
    over,
    consent: view,
    paper: consentPaper({ consent, state: view.state }, paperSpeaker(request)),
    people: await peopleOnPaper(request, consent.patientId),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function ConsentPrintout() {
  const { over, consent, paper, people, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { id } = consent;
  return (
    <PaperPage
      title={<ConsentName {...consent} />}
      back={{ href: consentPath(id), label: t('given-consents:printout.back') }}
      pdf={{ href: consentPagePath(id, 'printout.pdf'), label: t('given-consents:printout.pdf') }}
      over={over}
      choice={choice}
      people={people}
      at={at}
      paper={paper}
    />
  );
}
