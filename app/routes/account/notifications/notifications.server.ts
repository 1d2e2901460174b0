import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import type { z } from 'zod';
import type { Account } from '#contract/account/schemas.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { channelsNow } from '#app/routes/account/channels.server.ts';
import type { NotificationsForm } from './form.server.ts';

const PATH = '/account/notifications';

/** The choices of the page: what may be chosen, and what is. */
export async function notificationsPage(request: AccountRequest) {
  const account = await accountOf(request);
  const { email, phoneNumber: phone } = account.contactData;
  const { offered, missing, now, unusable } = await channelsNow(request, account);
  const { language } = request;
  const contacts = { EMAIL: email ?? '', SMS: phone ? phoneAsSaid({ phone, language }) : '', PORTAL: '' };
  return {
    channels: offered.map((channel) => ({ channel, contact: contacts[channel] })),
    missing,
    unusable,
    chosen: { ...chosenOf(account), channel: now },
    marketing: {
      isGiven: account.settings.marketingMessagesConsent === true,
      answeredAt: account.settings.marketingAnsweredAt ?? null,
    },
  };
}
export type NotificationsPage = Awaited<ReturnType<typeof notificationsPage>>;

/** The form's first values; of a host that tells nothing of reminders, the usual two days. */
const chosenOf = ({ settings, version = 1 }: Account) => ({
  language: settings.language,
  reminderDays: settings.notifications ? String(settings.notifications.reminderDays ?? '') : '2',
  marketing: settings.marketingMessagesConsent ? ('on' as const) : undefined,
  version: String(version),
});

type Submitted = Submission<z.infer<typeof NotificationsForm>, string[]>;

/** Saves what was chosen; a refusal comes back to its field. */
export async function saved(request: AccountRequest, submission: Submitted) {
  if (submission.status !== 'success') return invalid(submission);
  const { channel, language, reminderDays, marketing, version } = submission.value;
  const [error] = await safe(
    request.provider.account.update({
      contactData: { preferredCommunicationChannel: channel },
      settings: {
        ...(language ? { language } : {}),
        marketingMessagesConsent: marketing === 'on',
        notifications: { reminderDays },
      },
      version,
    }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'STALE_VERSION') {
      return (await isSaved(request, submission.value))
        ? redirectWithNotice(request, PATH, 'account:notifications.saved')
        : stale(submission);
    }
    if (error.code === 'CHANNEL_NOT_THERE') {
      return refused(submission, { channel: ['account:notifications.channel.notThere'] });
    }
  }
  if (error) throw error;
  return redirectWithNotice(request, PATH, 'account:notifications.saved');
}

/** Tells whether another window has saved the very same meanwhile, so that there is nothing to choose. */
async function isSaved(request: AccountRequest, sent: z.infer<typeof NotificationsForm>) {
  const { contactData, settings } = await request.provider.account.get();
  return (
    contactData.preferredCommunicationChannel === sent.channel &&
    settings.language === sent.language &&
    settings.notifications?.reminderDays === sent.reminderDays &&
    (settings.marketingMessagesConsent === true) === (sent.marketing === 'on')
  );
}
