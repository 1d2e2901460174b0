import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { chosenPatientId, type ConsentStep } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import type { DraftRequest } from './draft-request.server.ts';

/** The choices made before this step: whose consent it is where there is a choice, which kind, and to whom. */
export function chosenSoFar(request: DraftRequest): ChosenFact[] {
  return request.step === 'review'
    ? []
    : [...patientChosen(request), ...kindChosen(request), ...recipientChosen(request)];
}

const isBefore = ({ step }: DraftRequest, earlier: ConsentStep) =>
  wizard.journey.order.indexOf(earlier) < wizard.journey.order.indexOf(step);

const changeTo = ({ draft, t }: DraftRequest, step: 'patient' | 'kind' | 'person' | 'partner') => ({
  href: stepPathOf(wizard, { id: draft.id, step }),
  label: t(`consent-wizard:change.${step}`),
});

function patientChosen(request: DraftRequest): ChosenFact[] {
  const { answers, patients } = request.draft;
  const patient = patients.find(({ id }) => id === chosenPatientId(answers));
  if (answers.facts.patientCount <= 1 || !patient || !isBefore(request, 'patient')) return [];
  return [
    {
      icon: 'user',
      term: request.t('consent-wizard:facts.patient'),
      value: personNames(request, patients)(patient),
      ...(answers.facts.onlyPatientId === undefined ? { change: changeTo(request, 'patient') } : {}),
    },
  ];
}

function kindChosen(request: DraftRequest): ChosenFact[] {
  const { kind } = request.draft.answers;
  if (!kind || !isBefore(request, 'kind')) return [];
  return [
    {
      icon: 'file-text',
      term: request.t('consent-wizard:facts.kind'),
      value: request.t(`given-consents:kind.${kind.kind}`),
      change: changeTo(request, 'kind'),
    },
  ];
}

function recipientChosen(request: DraftRequest): ChosenFact[] {
  const { kind, person, partner } = request.draft.answers;
  const term = request.t('consent-wizard:facts.recipient');
  if (kind?.kind === 'CDPM' && person && isBefore(request, 'person'))
    return [{ icon: 'users', term, value: fullName(person), change: changeTo(request, 'person') }];
  if (kind?.kind === 'CPAR' && partner && isBefore(request, 'partner'))
    return [
      {
        icon: 'stethoscope',
        term,
        value: partner.name,
        isOfProvider: true,
        change: changeTo(request, 'partner'),
      },
    ];
  return [];
}
