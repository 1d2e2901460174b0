import { os } from '#provider/core/context.ts';
import { letterheadOf } from '#provider/core/printouts/head.ts';
import {
  madeBefore,
  newRow,
  requireConsent,
  requireOffered,
  save,
  shown,
  shownOne,
  todayOf,
} from './asking.ts';
import { cancelled } from './cancelling.ts';
import { dateProblems, personColumns, personProblems } from './person.ts';
import { consentFile } from './printout.ts';

const list = os.givenConsents.list.handler(async ({ context }) => {
  const { whose } = await context.access.scope({ action: 'givenConsents.list' });
  return shown(context, await context.store.givenConsents.list(whose));
});

const get = os.givenConsents.get.handler(async ({ input: { id }, context, errors }) => {
  const { row } = await requireConsent({ context, errors, id, action: 'givenConsents.get' });
  return shownOne(context, row);
});

const printout = os.givenConsents.printout.handler(async ({ input: { id }, context, errors }) => {
  const { row, patient } = await requireConsent({ context, errors, id, action: 'givenConsents.printout' });
  const { signatureRequired } = await context.store.consentSettings.giving();
  const { language, clock, store } = context;
  const letterhead = await letterheadOf({ store, language });
  return consentFile({ row, patient, letterhead, language, at: clock.now(), signatureRequired });
});

const give = os.givenConsents.give.handler(async ({ input, context, errors }) => {
  const { patientId, consentType: type } = input;
  const patient = await context.access.patient({ patientId, action: 'givenConsents.give' });
  const begun = await newRow({ context, patient, type, input });
  const before = await madeBefore({ context, patient, row: begun });
  if (before) return shownOne(context, before);
  await requireOffered({ context, errors, patient, type });
  const problems = [
    ...personProblems(input, await context.store.consentSettings.identification()),
    ...dateProblems(input, todayOf(context)),
  ];
  if (problems.length > 0) throw errors.CONSENT_REFUSED({ data: { problems } });
  const row = { ...begun, ...personColumns(input.authorizedPerson) };
  const saved = await save({ context, patient, action: 'givenConsents.give', row });
  return shownOne(context, saved);
});

const cancel = os.givenConsents.cancel.handler(({ input: { id }, context, errors }) =>
  cancelled({ context, errors, id, action: 'givenConsents.cancel' }),
);

const occupationalSettings = os.givenConsents.occupationalSettings.handler(async ({ context }) => {
  await context.account();
  return { enabled: (await context.store.consentSettings.giving()).occupational };
});

const settings = os.givenConsents.settings.handler(async ({ context }) => {
  await context.account();
  const { signatureRequired, guardianMayGive } = await context.store.consentSettings.giving();
  return { signatureRequired, guardianMayGive };
});

export const givenConsents = { list, get, printout, give, cancel, occupationalSettings, settings };
