import { os } from '#provider/core/context.ts';
import { present } from '#provider/core/wire.ts';

const forPatient = os.allergies.forPatient.handler(async ({ input, context }) => {
  const patient = await context.access.patient({ ...input, action: 'allergies.forPatient' });
  const rows = await context.store.allergies.list(context.access.whoeverMade([patient]));
  return rows.map(present).map((row) => ({
    allergyId: row.id,
    patientId: row.patient_id,
    allergyCode: row.code,
    allergyName: row.name,
    allergyTypeCode: row.type_code,
    allergyTypeName: row.type_name,
    degreeOfSeverityName: row.severity_name,
    description: row.description,
    entryDate: row.entry_date,
    isActive: row.is_active === 1,
    cured: row.is_cured === 1,
  }));
});

export const allergies = { forPatient };
