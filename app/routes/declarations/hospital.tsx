import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeclarationChoices, useDeclarationFacts } from '#app/components/declarations/declaration-facts.tsx';
import { DeclarationState } from '#app/components/declarations/declaration-state.tsx';
import { DeclarationTitle } from '#app/components/declarations/declaration-title.tsx';
import { SourcesDown } from '#app/components/declarations/sources-down.tsx';
import { ActionLink, Page, ThingPage } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { DECLARATIONS_PATH, hospitalPagePath, hospitalPath } from '#app/domain/declarations/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { hospitalDeclarationOf } from './details.server.ts';
import { titleOf, type DeclarationView } from './view.server.ts';

/** /declarations/:id/amms (B§2): a declaration as the hospital system holds it, to be read and printed; its parameter says nothing more. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { view, since } = await hospitalDeclarationOf(request, id);
  const over = request.t('declarations:hospital.over');
  const title = view === null ? request.t('declarations:hospital.title') : titled(over, titleOf(view));
  return { title, id, view, since };
}

export default function HospitalDeclaration() {
  const { title, id, view, since } = useLoaderData<typeof loader>();
  const { t } = useText();
  const back = { href: DECLARATIONS_PATH, label: t('declarations:details.back') };
  if (view === null) {
    return (
      <Page title={title} back={back}>
        <SourcesDown outages={{ portal: null, hospital: { since } }} retryHref={hospitalPath(id)} />
      </Page>
    );
  }
  return <Held id={id} view={view} back={back} />;
}

type HeldProps = Readonly<{
  id: string;
  view: DeclarationView;
  back: Readonly<{ href: string; label: string }>;
}>;

function Held({ id, view, back }: HeldProps) {
  const { t } = useText();
  const facts = useDeclarationFacts(view);
  return (
    <ThingPage
      title={<DeclarationTitle {...view} />}
      over={t('declarations:hospital.over')}
      back={back}
      state={<DeclarationState view={view} signing={null} />}
      facts={facts}
      ways={
        <ActionLink href={hospitalPagePath(id, 'printout')} icon="printer">
          {t('declarations:details.print')}
        </ActionLink>
      }
    >
      <DeclarationChoices view={view} />
    </ThingPage>
  );
}
