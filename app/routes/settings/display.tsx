import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, RadioGroup, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, type ShellNotice } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { keepChoice, saveChoices } from '#app/services/display/display-choices.server.ts';
import { choicesOf } from '#app/services/display/display.server.ts';
import { setBy } from '#app/services/forms/frame-buttons.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { DisplayForm, OPTIONS } from './display.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return {
    title: request.t('settings:display.title'),
    chosen: { ...request.display, language: request.language },
    notices: noticesOf(request),
    options: OPTIONS,
  };
}

function noticesOf({ t, url }: PortalRequest): ShellNotice[] {
  return [
    ...(url.searchParams.has('try')
      ? [{ kind: 'notice' as const, text: t('settings:display.preview.note') }]
      : []),
    ...(url.searchParams.has('saved')
      ? [{ kind: 'success' as const, text: t('settings:display.saved') }]
      : []),
  ];
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const form = await request.form();
  const button = request.url.searchParams.get('set') ?? pressedOf(form);
  if (button !== null) return keepChoice(request, button);

  const submission = parseWithZod(form, { schema: DisplayForm });
  if (submission.status !== 'success') return invalid(submission);

  const { intent, language, ...display } = submission.value;
  if (intent === 'preview') return redirect(`/display?try=${choicesOf(display)}`, 303);
  return saveChoices(request, { display, language, to: '/display?saved' });
}

/** The choice of a button that has a form of its own; null when it was none of them. */
const pressedOf = (form: FormData) => [...form.keys()].map(setBy).find((set) => set !== null) ?? null;

export default function Display() {
  const { title, chosen, options } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof DisplayForm>({ id: 'display', defaultValue: chosen });
  const { t } = useText();
  const names = ['language', 'contrast', 'textSize', 'longWords', 'spacing', 'motion'] as const;

  return (
    <Page title={title} form={form}>
      <p>{t('settings:display.lead')}</p>
      <p>
        <ActionLink href="/easy-to-read">{t('easy:area')}</ActionLink>
      </p>
      <PageForm
        form={form}
        submit="settings:display.save"
        secondary={{ label: 'settings:display.preview.button', name: 'intent', value: 'preview' }}
      >
        {names.map((name) => (
          <RadioGroup
            key={name}
            field={fields[name]}
            label={`settings:display.${name}.label`}
            {...(name === 'longWords' && { hint: 'settings:display.longWords.hint' })}
            options={options[name].map((value) => ({
              value,
              label: t(`settings:display.${name}.${value}` as 'settings:display.contrast.default'),
            }))}
          />
        ))}
      </PageForm>
    </Page>
  );
}
