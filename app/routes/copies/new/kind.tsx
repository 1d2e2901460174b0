import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChoiceStep } from '#app/components/copies/choice-step.tsx';
import { kindsOffered } from '#app/domain/copies/kinds.ts';
import { copiesSettings } from '#app/services/provider/dictionaries.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { choiceForm } from './choice.form.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** The kinds that the unit takes (B-23). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'kind');
  const kinds = kindsOffered(await copiesSettings(request));
  return {
    frame: stepFrame(request),
    title: request.t('copy-wizard:kind.title'),
    chosen: request.draft.answers.kind?.kind,
    options: kinds.map((kind) => ({
      value: kind,
      label: request.t(`copies:kind.${kind}`),
      hint: request.t(`copy-wizard:kind.about.${kind}`),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'kind');
  const kinds = kindsOffered(await copiesSettings(request));
  return takeForm(request, choiceForm(kinds, 'copy-wizard:kind.required'), ({ choice }) =>
    answer(request, { step: 'kind', value: { kind: choice } }),
  );
}

export default function Kind() {
  return <ChoiceStep {...useLoaderData<typeof loader>()} label="copy-wizard:kind.label" />;
}
