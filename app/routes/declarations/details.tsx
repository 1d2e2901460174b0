import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeclarationChoices, useDeclarationFacts } from '#app/components/declarations/declaration-facts.tsx';
import {
  DeclarationState,
  needsTheUnit,
  useDeclarationSteps,
} from '#app/components/declarations/declaration-state.tsx';
import { DeclarationTitle } from '#app/components/declarations/declaration-title.tsx';
import { DeclarationWays } from '#app/components/declarations/declaration-ways.tsx';
import { PatientData } from '#app/components/declarations/patient-data.tsx';
import { SourcesDown } from '#app/components/declarations/sources-down.tsx';
import { PhoneElsewhere, ThingPage } from '#app/components/page/index.ts';
import { SecondStepsPanel } from '#app/components/second-steps/second-steps-panel.tsx';
import { useText } from '#app/components/text.tsx';
import { DECLARATIONS_PATH, declarationPath } from '#app/domain/declarations/paths.ts';
import { signPanelOf } from '#app/routes/signing/panel.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { declarationOf } from './details.server.ts';
import { declarationWithSteps } from './settled.server.ts';
import { titleOf } from './view.server.ts';

/** /declarations/:id (B§2): one declaration, how it stands in both systems, and what can be done with it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const signing = await signPanelOf(request, { kind: 'DECLARATION', id });
  const { own, steps } = await declarationWithSteps(request, id);
  const page = await declarationOf(request, own, steps);
  const refused = page.view.standing === 'NOT_TAKEN' ? steps.refused.filter(isNotSigned) : steps.refused;
  return {
    ...page,
    id,
    title: titleOf(page.view),
    signing,
    steps: { ...steps, refused },
  };
}

/** True for other news than a signature: what it means today says already that it was signed and refused. */
const isNotSigned = ({ kind }: { kind: string }) => kind !== 'declarationSigned';

export default function DeclarationDetails() {
  const { id, view, signing, steps, data, hospitalOutage } = useLoaderData<typeof loader>();
  const { t } = useText();
  const facts = useDeclarationFacts(view);
  const way = useDeclarationSteps(view);
  const isPhoneSaid = steps.refused.length > 0 || needsTheUnit(view);
  return (
    <ThingPage
      title={<DeclarationTitle {...view} />}
      back={{ href: DECLARATIONS_PATH, label: t('declarations:details.back') }}
      state={
        <>
          <SecondStepsPanel steps={steps} action={DECLARATIONS_PATH} pathOf={declarationPath} />
          <PhoneElsewhere when={steps.refused.length > 0}>
            <DeclarationState view={view} signing={signing} />
          </PhoneElsewhere>
          <PhoneElsewhere when={isPhoneSaid}>
            <SourcesDown
              outages={{ portal: null, hospital: hospitalOutage }}
              retryHref={declarationPath(id)}
            />
          </PhoneElsewhere>
        </>
      }
      facts={facts}
      steps={way}
      ways={<DeclarationWays id={id} view={view} />}
    >
      <DeclarationChoices view={view} />
      <PhoneElsewhere when={isPhoneSaid || hospitalOutage !== null}>
        <PatientData data={data} retryHref={declarationPath(id)} />
      </PhoneElsewhere>
    </ThingPage>
  );
}
