import type { CodeAndName } from '#contract/primitives.ts';
import { isPermission } from '#app/domain/copies/kinds.ts';
import { addYears } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { plainText } from '#app/domain/text.ts';
import { copyKind } from '#app/journeys/copy/journey.ts';
import { unitCatalogue } from '#app/routes/units/catalogue.server.ts';
import type { z } from 'zod';
import { scopeForm } from './scope.form.server.ts';
import { stepFrame, type DraftRequest } from './draft.server.ts';

/** The specialities of the units, each once, by name (AP-48). */
export async function departmentsOf(request: DraftRequest): Promise<z.infer<typeof CodeAndName>[]> {
  const heard = await unitCatalogue(request);
  const units = heard?.value ?? [];
  const byCode = new Map(units.map(({ speciality }) => [speciality.code, speciality]));
  return [...byCode.values()].sort((one, other) =>
    plainText(one.name).localeCompare(plainText(other.name), 'pl'),
  );
}

/** The rules of the form: from 20 years back to today, ahead of it for standing access alone (B§5). */
export async function scopeRules(request: DraftRequest, form: FormData) {
  const from = form.get('from');
  return scopeForm({
    today: today(request.now),
    mayBeAhead: isPermission(copyKind(request.draft.answers) ?? ''),
    departments: (await departmentsOf(request)).map(({ code }) => code),
    from: typeof from === 'string' ? from : '',
  });
}

/** The page of unit and period: the last year at first. */
export async function scopePage(request: DraftRequest) {
  const { scope } = request.draft.answers;
  const day = today(request.now);
  const departments = await departmentsOf(request);
  return {
    frame: stepFrame(request),
    title: request.t('copy-wizard:scope.title'),
    departments: departments.map(({ code, name }) => ({
      value: code,
      label: plainText(name),
      language: 'pl',
    })),
    stored: {
      department: scope?.department?.code ?? '',
      from: formatTypedDate(scope?.from ?? addYears({ day, years: -1 })),
      to: formatTypedDate(scope?.to ?? day),
    },
  };
}
