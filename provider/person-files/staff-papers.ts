import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Papers of all people, for the staff side alone. */
export const staffPapersOf = (db: Kysely<Tables>) => ({
  /** People with a paper or with a file of a request, whose last file came last first. */
  people: (limit: number) =>
    db
      .selectFrom(
        db
          .selectFrom('person_files')
          .select(['patient_id', 'created_at'])
          .unionAll(
            db
              .selectFrom('correction_files')
              .innerJoin('corrections', 'corrections.id', 'correction_files.correction_id')
              .select(['corrections.patient_id', 'correction_files.created_at']),
          )
          .as('papers'),
      )
      .innerJoin('patients', 'patients.id', 'papers.patient_id')
      .select(['patients.id', 'patients.name', 'patients.last_name', 'patients.birth_date'])
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.max<number>('papers.created_at').as('last_at'),
      ])
      .groupBy(['patients.id', 'patients.name', 'patients.last_name', 'patients.birth_date'])
      .orderBy('last_at', 'desc')
      .orderBy('patients.id')
      .limit(limit)
      .execute(),

  person: (id: string) =>
    db
      .selectFrom('patients')
      .select(['id', 'name', 'last_name', 'birth_date', 'authorized'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** A person's papers without their bytes, with who brought each, the newest first. */
  papers: (patientId: string) =>
    db
      .selectFrom('person_files')
      .innerJoin('accounts', 'accounts.id', 'person_files.account_id')
      .select(['person_files.id', 'filename', 'size', 'person_files.created_at'])
      .select(['is_of_registration', 'accounts.username'])
      .where('patient_id', '=', patientId)
      .orderBy('person_files.created_at', 'desc')
      .orderBy('person_files.id')
      .execute(),

  /** The same of files that came with requests to correct the person's data. */
  ofCorrections: (patientId: string) =>
    db
      .selectFrom('correction_files')
      .innerJoin('corrections', 'corrections.id', 'correction_files.correction_id')
      .innerJoin('accounts', 'accounts.id', 'correction_files.account_id')
      .select(['correction_files.id', 'filename', 'size', 'correction_files.created_at'])
      .select(['correction_id', 'accounts.username'])
      .where('patient_id', '=', patientId)
      .orderBy('correction_files.created_at', 'desc')
      .orderBy('correction_files.id')
      .execute(),

  paper: ({ patientId, id }: { patientId: string; id: string }) =>
    db
      .selectFrom('person_files')
      .select(['filename', 'content'])
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .executeTakeFirst(),
});

type Papers = ReturnType<typeof staffPapersOf>;
export type PersonWithPapers = Awaited<ReturnType<Papers['people']>>[number];
export type StaffPaper = Awaited<ReturnType<Papers['papers']>>[number];
export type StaffCorrectionPaper = Awaited<ReturnType<Papers['ofCorrections']>>[number];
