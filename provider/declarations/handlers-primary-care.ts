import type { z } from 'zod';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { PortalSettings } from '#contract/settings/schemas.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { changeOf } from '#provider/patients/rules.ts';
import type { DeclarationDataRow } from './tables.ts';
import { dataView, staffView } from './view.ts';

const healthcareProvider = os.primaryCare.healthcareProvider.handler(async ({ context }) => {
  await context.account();
  const portal = (await context.store.settings.get('portal')) as z.input<typeof PortalSettings>;
  const { providerName: name, address, registrationPhone: phoneNumber } = portal;
  return { name, address, phoneNumber };
});

async function staffOf(context: CallContext, type: DeclarationType) {
  const members = await context.store.primaryCare.staff(type);
  const unitIds = members.flatMap(({ unit_id: id }) => (id === null ? [] : [id]));
  const units = await context.store.primaryCare.units([...new Set(unitIds)]);
  return members.map((member) => staffView({ member, unit: units.find(({ id }) => id === member.unit_id) }));
}

const generalPractitioners = os.primaryCare.generalPractitioners.handler(async ({ context }) => {
  await context.account();
  return staffOf(context, 'GP');
});

const nurses = os.primaryCare.nurses.handler(async ({ context }) => {
  await context.account();
  return staffOf(context, 'NURSE');
});

const midwives = os.primaryCare.midwives.handler(async ({ context }) => {
  await context.account();
  return staffOf(context, 'MIDWIFE');
});

const data = os.primaryCare.data.handler(async ({ input: { patientId }, context }) => {
  const patient = await context.access.patient({ patientId, action: 'primaryCare.data' });
  const { phone_number: phone } = await context.account();
  const kept = await context.store.primaryCare.data(await context.access.seen([patient]));
  return dataView({ patient, data: kept, phone });
});

/** Decides on the row as it is once nobody else can change it; a link that has ended meanwhile is none. */
const changeData = os.primaryCare.changeData.handler(async ({ input, context, errors }) => {
  const { patientId, address, insurerCode, familyName, phoneNumber } = input;
  const action = 'primaryCare.changeData';
  const patient = await context.access.patient({ patientId, action });
  const whose = await context.access.seen([patient]);
  const { phone_number: phone } = await context.account();
  const entry = await context.access.entry({ patientId, action });

  const changed = await context.store.transaction(async (store) => {
    const { id: accountId } = await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const stored = (await store.patients.ofAccount(accountId)).find(({ id }) => id === patientId);
    if (stored?.link_state !== 'C') return { refusal: 'NOT_FOUND' as const };
    const { columns, refusal } = changeOf({ row: stored, change: { address }, patientNamesDisabled: true });
    if (refusal) return { refusal: 'POSTAL_CODE' as const };
    if (address) await store.patients.change({ id: patientId, version: stored.version, columns });
    if (insurerCode !== undefined) await store.primaryCare.changeInsurer({ patientId, insurerCode });
    const kept = await store.primaryCare.data(whose);
    const row: DeclarationDataRow = {
      patient_id: patientId,
      account_id: accountId,
      family_name: familyName === undefined ? (kept?.family_name ?? null) : familyName.trim() || null,
      phone_number: phoneNumber ?? kept?.phone_number ?? null,
    };
    if (familyName !== undefined || phoneNumber !== undefined) await store.primaryCare.putData(row);
    await store.audit.add([entry]);
    const insurer = insurerCode === undefined ? {} : { insurer_code: insurerCode };
    return { patient: { ...stored, ...columns, ...insurer }, data: row };
  });
  if (changed.refusal) throw errors[changed.refusal]();
  return dataView({ ...changed, phone });
});

export const primaryCare = {
  healthcareProvider,
  generalPractitioners,
  nurses,
  midwives,
  data,
  changeData,
};
