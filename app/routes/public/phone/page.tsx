import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ShellNotice } from '#app/components/page/index.ts';
import { AskForCode, NoCodeBySms, SendOwnCode } from '#app/components/public/activation-code.tsx';
import { groupPhone, maskedPhone } from '#app/domain/patients/patients.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { sendingText } from '#app/services/forms/phone-code.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { SHORT_MINUTES } from '#app/services/store/sessions.server.ts';
import {
  activationForm,
  keptPhone,
  pathTo,
  pendingPhone,
  sendCode,
  type PendingPhone,
} from './form.server.ts';

/** C§2, step 1: the number. After a right password it is known, and shown masked; a guest types it, and learns nothing (S-12). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const pending = await pendingPhone(request);
  if (!pending) return ofGuest(request);
  const { smsEnabled } = await hearRegistrationSettings(request);
  return smsEnabled ? ofOwner(request, pending) : withoutSms(request);
}

/** no code goes out, so none is promised; the desk lets the account in. */
const withoutSms = ({ t }: PortalRequest) => ({ title: t('account:phone.title'), isSmsOff: true as const });

const ofGuest = (request: PortalRequest) => ({
  isSmsOff: false as const,
  title: request.t('public:phone.resend.title'),
  own: null,
  values: { phoneNumber: groupPhone(keptPhone(request) ?? '') },
  back: { href: onTheWayIn('/login', request.url), label: request.t('public:sent.login') },
});

function ofOwner(request: PortalRequest, pending: PendingPhone) {
  const { t, isPost } = request;
  const stopped: ShellNotice = { kind: 'error', text: t('public:phone.stopped') };
  return {
    isSmsOff: false as const,
    title: t('account:phone.title'),
    notices: isPost ? [] : [stopped],
    own: {
      phone: maskedPhone(pending.phoneNumber),
      sending: sendingText(request, pending),
      minutes: SHORT_MINUTES,
      codePath: pending.sent ? pathTo('/code', request) : null,
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const pending = await pendingPhone(request);
  const schema = await activationForm(request, pending?.phoneNumber);
  const submission = parseWithZod(await request.form(), { schema });
  if (submission.status !== 'success') return invalid(submission);

  const { phoneNumber } = submission.value;
  const done = await sendCode(request, { phoneNumber, isOwn: pending !== null });
  return done instanceof Response ? done : refused(submission, { '': [done.refusal] }, done);
}

export default function ActivationPhone() {
  const { title, ...shown } = useLoaderData<typeof loader>();
  if (shown.isSmsOff) return <NoCodeBySms title={title} />;
  return shown.own ? (
    <SendOwnCode title={title} {...shown.own} />
  ) : (
    <AskForCode title={title} values={shown.values} back={shown.back} />
  );
}
