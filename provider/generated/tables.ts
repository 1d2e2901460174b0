// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.
import type { AccountTables } from '#provider/account/tables.ts';
import type { BookingsTables } from '#provider/bookings/tables/index.ts';
import type { CoreTables } from '#provider/core/tables.ts';
import type { DeclarationsTables } from '#provider/declarations/tables.ts';
import type { MeasurementsTables } from '#provider/measurements/tables.ts';
import type { PatientsTables } from '#provider/patients/tables.ts';
import type { QuestionnairesTables } from '#provider/questionnaires/tables.ts';
import type { SettingsTables } from '#provider/settings/tables.ts';
import type { TelehealthTables } from '#provider/telehealth/tables.ts';
export type Tables = AccountTables & BookingsTables & CoreTables & DeclarationsTables & MeasurementsTables & PatientsTables & QuestionnairesTables & SettingsTables & TelehealthTables;
