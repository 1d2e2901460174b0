import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** An id, a PESEL, a last name or a full name, exactly as in the records. */
export const isNamed = ({
  where,
  patient,
}: {
  where: ExpressionBuilder<Tables, 'patients'>;
  patient: string;
}) =>
  where.or([
    where('id', '=', patient),
    where('national_id', '=', patient),
    where('last_name', '=', patient),
    where.and([
      where('name', '=', patient.split(' ')[0] ?? ''),
      where('last_name', '=', patient.split(' ').slice(1).join(' ')),
    ]),
  ]);
