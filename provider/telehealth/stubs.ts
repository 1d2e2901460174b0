import { os } from '#provider/core/context.ts';

const later = (): never => {
  throw new Error('The telehealth system is not there');
};
const { medicalCases: cases, caseFiles: files, telehealthConsents: consents, telehealthDuty: duty } = os;

export const medicalCases = {
  list: cases.list.handler(later),
  create: cases.create.handler(later),
  addNote: cases.addNote.handler(later),
  changeNote: cases.changeNote.handler(later),
};
export const caseFiles = {
  add: files.add.handler(later),
  addToConsultation: files.addToConsultation.handler(later),
  get: files.get.handler(later),
  remove: files.remove.handler(later),
};
export const telehealthConsents = { put: consents.put.handler(later) };
export const telehealthDuty = {
  waiting: duty.waiting.handler(later),
  consultant: duty.consultant.handler(later),
};
