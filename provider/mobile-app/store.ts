import type { Kysely } from 'kysely';
import { scopeOf } from '#contract/people/reading/scope.ts';
import { isAllowed } from '#provider/core/access-rules.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { MobileAppRow, MobilePinRow } from './tables.ts';

type OfPatient = Readonly<{ patientId: string; today: Day }>;

/** Applications and PINs of patients; none of an account that may act for the patient no longer: they end with its link. */
const mobileAppsOf = (db: Kysely<Tables>) => {
  /** Tells whether an account may act for a patient on this day. */
  const mayAct = async ({ accountId, patientId, today }: OfPatient & { accountId: string }) => {
    const link = await db
      .selectFrom('account_patients')
      .innerJoin('patients', 'patients.id', 'account_patients.patient_id')
      .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
      .select(['role', 'link_state', 'birth_date', 'authorized', 'acts_until', 'scope', 'accounts.type'])
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .executeTakeFirst();
    if (!link) return false;
    const { role, link_state: linkState, birth_date: birthDate, type } = link;
    return isAllowed({
      subject: { accountId, type },
      link: {
        role,
        linkState,
        birthDate,
        authorized: link.authorized === 1,
        actsUntil: link.acts_until,
        scope: scopeOf(link.scope ?? undefined),
      },
      action: 'mobileApp.confirm',
      today,
    });
  };
  const inForce = async <Row extends { account_id: string }>(row: Row | undefined, of: OfPatient) =>
    row && (await mayAct({ accountId: row.account_id, ...of })) ? row : undefined;

  return {
    async app(of: OfPatient): Promise<MobileAppRow | undefined> {
      const apps = db.selectFrom('mobile_apps').selectAll().where('patient_id', '=', of.patientId);
      return inForce(await apps.executeTakeFirst(), of);
    },

    async pin(of: OfPatient): Promise<MobilePinRow | undefined> {
      const pins = db.selectFrom('mobile_pins').selectAll().where('patient_id', '=', of.patientId);
      return inForce(await pins.executeTakeFirst(), of);
    },

    /** In place of the PIN before. */
    async keepPin({ patient_id, ...row }: MobilePinRow) {
      await db
        .insertInto('mobile_pins')
        .values({ patient_id, ...row })
        .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(row))
        .execute();
    },

    async countTry({ patientId, triesLeft }: { patientId: string; triesLeft: number }) {
      await db
        .updateTable('mobile_pins')
        .set({ tries_left: triesLeft })
        .where('patient_id', '=', patientId)
        .execute();
    },

    async dropPin(patientId: string) {
      await db.deleteFrom('mobile_pins').where('patient_id', '=', patientId).execute();
    },

    /** In place of the application before. */
    async keepApp({ patient_id, ...row }: MobileAppRow) {
      await db
        .insertInto('mobile_apps')
        .values({ patient_id, ...row })
        .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(row))
        .execute();
    },

    async dropApp(patientId: string) {
      await db.deleteFrom('mobile_apps').where('patient_id', '=', patientId).execute();
    },
  };
};

export const mobileAppStore = { mobileApps: mobileAppsOf };
