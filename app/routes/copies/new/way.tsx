import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChoiceStep } from '#app/components/copies/choice-step.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { choiceForm } from './choice.form.server.ts';
import { answer } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { BY_LETTER, hasAddress, wayPage, WAYS } from './way.server.ts';

/** The way in which the copy gets to the patient (B§3). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'way');
  return wayPage(request);
}

const MODES = { '1': 1, '2': 2, '3': 3, '6': 6 } as const;

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'way');
  return takeForm(request, choiceForm(WAYS, 'copy-wizard:way.required'), async ({ choice }) => {
    if (choice === BY_LETTER && !(await hasAddress(request)))
      return { choice: ['copy-wizard:way.noAddress'] };
    return answer(request, { step: 'way', value: { mode: MODES[choice] } });
  });
}

export default function Way() {
  const { changePath, ...page } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <ChoiceStep {...page} label="copies:facts.mode">
      <p>
        <ActionLink href={changePath}>{t('copy-wizard:way.change')}</ActionLink> {t('copy-wizard:way.kept')}
      </p>
    </ChoiceStep>
  );
}
