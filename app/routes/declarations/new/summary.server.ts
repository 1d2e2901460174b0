import type { DeclarationData } from '#contract/declarations/schemas.ts';
import type { Choice } from '#contract/declarations/reading/choices.ts';
import { lastNumberOf } from '#contract/declarations/reading/choices.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { addressLines } from '#app/domain/bookings/names.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { BLOCKS, choiceOf, orderText, reasonText } from '#app/domain/declarations/choice-fields.ts';
import { INSURERS, insurerOf } from '#contract/declarations/reading/insurers.ts';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import type { DeclarationStep } from '#app/journeys/declaration/journey.ts';
import { signingTarget } from '#app/routes/signing/signing.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { nameIn, patientOf } from '#app/services/wizard/person.server.ts';
import { storedData } from './data.server.ts';
import { changePath, discardPath, stepFrame, stepPath, type DraftRequest } from './draft.server.ts';
import { DATA_PARTS, missingParts, type DataPart } from './summary.form.server.ts';

/** The declaration's data of the patient, or that they did not come. @throws 404 for whoever may not be acted for */
export const dataOf = (request: DraftRequest) =>
  orOutage(orNotFound(request.provider.primaryCare.data({ patientId: patientOf(request).id })));

/** The parts that are asked for: what is missing, or all of them where somebody wants to change what is there. */
export const partsAsked = ({ url }: Pick<DraftRequest, 'url'>, data: DeclarationData): readonly DataPart[] =>
  isOfData({ url }) ? DATA_PARTS : missingParts(data);

/** Tells whether the patient's data alone are mended, which are saved before the declaration is. */
export const isOfData = ({ url }: Pick<DraftRequest, 'url'>) => url.searchParams.has('data');

const mendFrame = (request: DraftRequest): StepFrame => ({
  ...stepFrame(request),
  back: { href: stepPath(request, 'summary'), label: request.t('declaration-wizard:data.keep') },
});

/** All that was answered, and what the declaration says of the patient, with the way to change each. */
export async function summaryPage(request: DraftRequest) {
  const { draft, t, url } = request;
  const data = await dataOf(request);
  const parts = data.ok ? partsAsked(request, data.data) : [];
  const isMending = isOfData(request);
  return {
    frame: isMending ? mendFrame(request) : stepFrame(request),
    title: t(isMending ? 'declaration-wizard:data.mend' : 'declaration-wizard:summary.title'),
    isMending,
    answersTitle: t('declaration-wizard:summary.declaration', {
      kind: t(`declarations:type.${request.kind}`),
    }),
    rows: answerRows(request),
    canSign: (await signingTarget(request)) !== null,
    isReplacing: Boolean(draft.answers.facts.former),
    isOwn: patientOf(request).patientRole === 'PATIENT',
    data: data.ok
      ? {
          parts,
          rows: dataRows(request, data.data).flatMap(({ part, ...row }) =>
            parts.includes(part) ? [] : [row],
          ),
          stored: storedData(data.data),
          country: data.data.address.countryCode,
          isPhoneKnown: data.data.phoneNumber !== undefined,
          insurers: INSURERS.map((code) => ({ value: code, label: t(`declaration-wizard:insurer.${code}`) })),
        }
      : null,
    outage: data.ok ? null : data.outage,
    path: `${url.pathname}${url.search}`,
    mendPath: parts.length < DATA_PARTS.length ? `${stepPath(request, 'summary')}&data=all` : null,
    staffPath: changePath(request, 'staff'),
    discardPath: discardPath(request),
  };
}

function answerRows(request: DraftRequest): SummaryRow[] {
  const { draft, t } = request;
  const { staff, choices = {}, facts } = draft.answers;
  const change = (step: DeclarationStep, label: string) => ({
    change: { href: changePath(request, step), label },
  });
  const last = lastNumberOf(today(request.now));
  return [
    {
      term: t('declaration-wizard:facts.patient'),
      value: nameIn(request, patientOf(request)),
      ...(facts.patientCount > 1 ? change('patients', t('declaration-wizard:change.patient')) : {}),
    },
    ...(staff
      ? [
          {
            term: t('declaration-wizard:facts.provider'),
            value: joined(staff.providerName, staff.providerAddress),
            isOfProvider: true as const,
          },
          {
            term: t('declaration-wizard:facts.practitioner'),
            value: staff.name,
            ...change('staff', t('declaration-wizard:change.practitioner')),
          },
          ...(staff.unitName
            ? [
                {
                  term: t('declaration-wizard:facts.unit'),
                  value: joined(
                    staff.unitName,
                    staff.unitAddress === staff.providerAddress ? undefined : staff.unitAddress,
                  ),
                  isOfProvider: true as const,
                },
              ]
            : []),
        ]
      : []),
    ...BLOCKS.flatMap((block): SummaryRow[] => {
      const choice = choiceOf(choices, block);
      return choice
        ? [
            {
              term: t(`declaration-wizard:choices.${block}.legend`),
              value: choiceWords(request, { choice, last }),
              ...change('choices', t(`declaration-wizard:change.choice.${block}`)),
            },
          ]
        : [];
    }),
  ];
}

const joined = (...texts: (Parameters<typeof plainText>[0] | undefined)[]) =>
  providerText(texts.flatMap((text) => (text ? [plainText(text)] : [])).join(', '));

/** "drugi; zmiana miejsca zamieszkania". */
const choiceWords = (
  { t }: Pick<DraftRequest, 't'>,
  { choice: { orderNumber, reasonCode, otherReason }, last }: { choice: Choice; last: number },
) =>
  [
    t(orderText(orderNumber, last)),
    ...(reasonCode === undefined ? [] : [t(reasonText(reasonCode))]),
    ...(otherReason ? [otherReason] : []),
  ].join('; ');

type DataRow = SummaryRow & { part: DataPart };

function dataRows(
  { t }: DraftRequest,
  { familyName, address, phoneNumber, insurance }: DeclarationData,
): DataRow[] {
  const insurer = insurerOf(insurance.insurerCode);
  return [
    { part: 'familyName', term: t('declaration-wizard:data.familyName.label'), value: familyName ?? '' },
    { part: 'address', term: t('declaration-wizard:facts.address'), value: addressLines(address).join(', ') },
    {
      part: 'phone',
      term: t('declaration-wizard:data.phone.label'),
      value: phoneNumber ? groupPhone(phoneNumber) : '',
    },
    {
      part: 'insurer',
      term: t('declaration-wizard:data.insurer.label'),
      value: insurer ? t(`declaration-wizard:insurer.${insurer}`) : '',
    },
  ];
}
