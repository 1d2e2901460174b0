import type { ErrorText } from '#app/services/text/error-text.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import type { Account } from '#tests/support/scene.ts';
import { pageForReferral } from '#tests/support/referral.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Typed = Record<string, string>;
type Errors = Record<string, ErrorText | ErrorText[]>;
type More = { status?: 400 | 422; account?: Account };

const PAPER = { issueDate: '20-10-2026', institutionCro: '000000018601', practiceNo: '4587123' };

/** KARD needs a referral. */
const referral = (
  name: string,
  typed: Typed,
  errors: Errors,
  { status = 400, account }: More = {},
): Rule => ({
  form: 'referral',
  name,
  status,
  errors: Object.entries(errors).map(([field, texts]) => at(`referral-${field}`, ...[texts].flat())),
  kept: Object.fromEntries(Object.entries(typed).filter(([field]) => !/^(lookUp|icd10Code)/.test(field))),
  async send(scene) {
    const visitor = await scene.as(account ?? 'jan.nowak');
    const place = { service: 'KARD', availabilityId: 'kard-zawadzki' };
    const { answer } = await walkOf(visitor).atSummary(place);
    return visitor.submit(await pageForReferral(visitor, answer, typed), typed);
  },
});

/** A booking's own page: Jan's coming visit. */
const ofBooking = (name: string, typed: Typed, errors: Errors): Rule => ({
  form: 'referral of a booking',
  name,
  status: 400,
  errors: Object.entries(errors).map(([field, texts]) => at(`referral-${field}`, ...[texts].flat())),
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const page = await visitor.get('/referral?system=AMMS&bookingId=booking-3001');
    return visitor.submit(await pageForReferral(visitor, page, typed), typed);
  },
});

export const rules: readonly Rule[] = [
  referral('nothing', {}, { refENumber: 'referrals:fault.required' }),
  referral('five digits', { refENumber: '12345' }, { refENumber: 'referrals:fault.refENumber' }),
  referral(
    'four digits without a PESEL',
    { refENumber: '1234' },
    { refENumber: 'referrals:fault.noPesel' },
    { account: 'oleksandr.kovalenko' },
  ),
  referral(
    'only a date',
    { issueDate: '20-10-2026' },
    {
      institutionCro: 'referrals:fault.institutionRequired',
      practiceNo: 'referrals:fault.practitionerRequired',
    },
  ),
  referral('no date', { ...PAPER, issueDate: '' }, { issueDate: 'referrals:fault.issueDateRequired' }),
  referral(
    'a date that is none',
    { ...PAPER, issueDate: 'jesienią' },
    { issueDate: 'referrals:fault.issueDateMalformed' },
  ),
  referral(
    'a day that is none',
    { ...PAPER, issueDate: '31-02-2026' },
    { issueDate: 'referrals:fault.issueDateImpossible' },
  ),
  referral(
    'a date to come',
    { ...PAPER, issueDate: '01-01-2040' },
    { issueDate: 'referrals:fault.issueDateTooLate' },
  ),
  referral(
    'a date long ago',
    { ...PAPER, issueDate: '01-01-1840' },
    { issueDate: 'referrals:fault.issueDateTooEarly' },
  ),
  referral(
    'codes with other characters',
    { ...PAPER, orgUnitCode: '12x', orgUnit5Code: '1'.repeat(11) },
    {
      orgUnit5Code: 'referrals:fault.tooManyDigits.orgUnit5Code',
      orgUnitCode: 'referrals:fault.digits.orgUnitCode',
    },
  ),
  referral(
    'a name as long as a letter',
    { issueDate: '20-10-2026', unknownInstitution: 'x'.repeat(201), unknownPractitioner: 'Jan Kos' },
    { unknownInstitution: 'referrals:fault.tooLong' },
  ),
  referral(
    'an institution and a doctor nobody knows',
    { ...PAPER, institutionCro: '1', practiceNo: '2' },
    {
      institutionCro: ['referrals:institution.unknown', 'referrals:institution.unknownHow'],
      practiceNo: ['referrals:practitioner.unknown', 'referrals:practitioner.unknownHow'],
    },
    { status: 422 },
  ),
  referral(
    'a disease nobody knows',
    { ...PAPER, icd10Code: 'X99' },
    { disease: 'referrals:disease.unknown' },
    { status: 422 },
  ),
  referral(
    'a look-up of nothing',
    { lookUpInstitution: 'x' },
    { institutionCro: 'referrals:fault.emptyLookUp' },
  ),
  referral(
    'a look-up of no number',
    { practiceNo: 'Wrona', lookUpPractitioner: 'x' },
    { practiceNo: 'referrals:fault.digits.practiceNo' },
  ),
  referral(
    'a search of two letters',
    { disease: 'I1', lookUpDisease: 'x' },
    { disease: 'referrals:disease.tooShort' },
  ),
  referral(
    'nothing of a paper one',
    { issueDate: '' },
    {
      issueDate: 'referrals:fault.issueDateRequired',
      institutionCro: 'referrals:fault.institutionRequired',
      practiceNo: 'referrals:fault.practitionerRequired',
    },
  ),
  ofBooking('nothing', {}, { refENumber: 'referrals:fault.required' }),
  ofBooking('three digits', { refENumber: '123' }, { refENumber: 'referrals:fault.refENumber' }),
];
