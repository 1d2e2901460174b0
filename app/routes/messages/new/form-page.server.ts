import type { MessageSettings } from '#contract/messages/schemas.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { BOX_PATHS, messagePath } from '#app/domain/messages/paths.ts';
import { LONGEST_TITLE } from '#app/domain/messages/title.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { pickerOf, patientsOf } from '#app/services/page/patient-shown.server.ts';
import { messageCategories } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { Begun } from './begun.server.ts';
import type { MessageDraft } from './draft.server.ts';
import { chosenOption, recipientPage, shortOptions } from './recipients.server.ts';

type Shown = Begun & { settings: MessageSettings };

/** The content of the form of a message (C§4). */
export async function formPage(
  request: AccountRequest,
  { answers, isTitleCut, isSomebodyGone = false, isClosed = false, settings }: Shown,
) {
  const { t, language } = request;
  const { edits, inResponseTo, files } = answers;
  const isEdit = edits !== undefined;
  const kind = isEdit ? 'edit' : inResponseTo ? 'reply' : 'new';
  const [recipients, categories, patients] = isEdit
    ? [NOBODY, [], []]
    : await Promise.all([
        recipientOptions(request, answers),
        categoryOptions(request, settings),
        patientOptions(request),
      ]);
  return {
    title: t(`messages:${kind}.title`),
    back: edits ? messagePath(edits) : inResponseTo ? messagePath(inResponseTo) : BOX_PATHS.inbox,
    isEdit,
    emergency: emergencyOf(request, settings),
    /** The recipients in words, when a message is changed: they stay as they are. */
    to: isEdit ? answers.recipients.map(({ name }) => plainText(name)).join(', ') : null,
    ...recipients,
    categories,
    patients,
    isTitleCut,
    isSomebodyGone,
    isClosed,
    longestTitle: LONGEST_TITLE,
    longestContent: settings.maxContentLength,
    mostRecipients: settings.maxRecipients,
    files: settings.attachmentsEnabled
      ? files.map(({ filename, size }) => `${filename}, ${formatFileSize({ bytes: size, language })}`)
      : null,
    values: valuesOf(answers),
  };
}

const valuesOf = ({ recipients, category, title, content, patientId, version }: MessageDraft) => ({
  recipients: recipients.map(({ accountId }) => accountId),
  category,
  title,
  content,
  patientId: patientId ?? '',
  version: version === undefined ? '' : String(version),
});

function emergencyOf({ language }: AccountRequest, { emergency }: MessageSettings) {
  return {
    text: emergency?.text?.[language].trim() || null,
    phone: emergency?.phone?.trim() || null,
  };
}

const NOBODY = { recipients: [], areSeen: false };

/** Who was chosen, and of the others whom the patients have seen of late; where they have seen nobody, the first few. */
async function recipientOptions(request: AccountRequest, { recipients: chosen }: MessageDraft) {
  const asked = recipientPage(request, { page: 1 });
  // Without anybody to write to there is no form; whoever has chosen may go on.
  const first = chosen.length > 0 ? await orOutage(asked) : { ok: true as const, data: await asked };
  const items = first.ok ? first.data.items : [];
  const seen = items.filter(({ isSeen }) => isSeen);
  const offered = seen.length > 0 ? seen : items;
  const isOffered = (id: string) => offered.some(({ accountId }) => accountId === id);
  const others = chosen.filter(({ accountId }) => !isOffered(accountId));
  return {
    recipients: [...others.map(chosenOption), ...shortOptions(offered)],
    areSeen: seen.length > 0 && others.length === 0,
  };
}

/** Nothing is chosen where there is one kind only. */
async function categoryOptions(request: AccountRequest, { patientCategories }: MessageSettings) {
  if (patientCategories.length < 2) return [];
  const known = await orOutage(messageCategories(request));
  const named = known.ok ? known.data.filter(({ code }) => patientCategories.includes(code)) : [];
  return named.map(({ code, name }) => ({
    value: code,
    label: plainText(name),
    ...(request.language === 'pl' ? {} : { language: 'pl' }),
  }));
}

/** Returns the people whom a message may concern; where the account acts for nobody else, it is not asked. */
async function patientOptions(request: AccountRequest) {
  const patients = await orOutage(patientsOf(request));
  if (!patients.ok || patients.data.length < 2) return [];
  const { people } = pickerOf(request, { patients: patients.data, patient: null });
  return [
    { value: '', label: request.t('messages:concern.nobody') },
    ...people.map(({ id, label }) => ({ value: id, label })),
  ];
}
