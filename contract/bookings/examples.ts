export const patientId = 'patient-1001';
export const bookingKey = { system: 'AMMS', id: 'booking-3001' };
export const days = { dateFrom: '2026-11-02', dateTo: '2026-11-06' };

export const unit = {
  id: 'unit-specialists',
  name: 'Poradnie Specjalistyczne',
  speciality: { code: '1000', name: 'Poradnia chorób wewnętrznych' },
  address: {
    street: 'ul. Ogrodowa',
    houseNumber: '3A',
    postalCode: '20-075',
    city: 'Lublin',
    countryCode: 'PL',
  },
  contact: { phoneNumber: '+48815550210', email: 'specjalisci@pod-lipami.example' },
  description: 'I piętro, winda przy wejściu głównym.',
};

const EVERY_DAY = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '15:00' }));

/** Units as everybody may read of them, one of them a part of the other. */
export const catalogUnits = [
  {
    ...unit,
    openingHours: {
      week: EVERY_DAY,
      closed: [{ dateFrom: '2026-12-24', dateTo: '2026-12-26', reason: 'Boże Narodzenie' }],
    },
    access: 'Wejście główne bez stopni, winda na każde piętro.',
  },
  {
    ...unit,
    id: 'unit-hearing',
    name: 'Pracownia Badania Słuchu',
    speciality: { code: '1612', name: 'Pracownia audiometryczna' },
    description: 'I piętro, gabinet 207.',
    parentId: unit.id,
  },
];

const practitioner = {
  employee: {
    id: 'doctor-zawadzki',
    name: 'Andrzej',
    lastName: 'Zawadzki',
    degree: 'prof. dr hab. n. med.',
  },
  occupation: { code: 'LEK', name: 'lekarz' },
  practiceNumber: '7698105',
  specialities: ['kardiologia', 'choroby wewnętrzne'],
};

const { description: _, ...hospitalOrganizationUnit } = unit;

export const catalogEntry = {
  medicalService: {
    code: 'KARD',
    name: 'Konsultacja kardiologiczna',
    description: 'Badanie, EKG spoczynkowe, omówienie leczenia.',
    searchWords: ['heart', 'ECG', 'serce'],
    group: 'CONSULTATION',
    minBookDate: '2026-10-27',
  },
  practitioner,
  hospitalOrganizationUnit,
  availabilityId: 'kard-zawadzki',
  commercialService: false,
  systemIds: { practitionerId: 'doctor-zawadzki', serviceId: 'KARD', unitId: unit.id },
  addMeasurements: true,
  forSelectedPatient: true,
  employeeStatusVisible: false,
  availabilityInModuleStatus: 'B',
};

/** Nothing for the patient of these examples, who is a man. */
export const entryForWomen = {
  ...catalogEntry,
  medicalService: { code: 'GIN', name: 'Konsultacja ginekologiczna' },
  availabilityId: 'gin-zawadzki',
  systemIds: { ...catalogEntry.systemIds, serviceId: 'GIN' },
  addMeasurements: false,
  forSelectedPatient: false,
};

export const slotQuery = {
  medicalServiceCode: 'KARD',
  organizationUnitId: unit.id,
  employeeId: 'doctor-zawadzki',
  occupationCode: 'LEK',
  availabilityId: 'kard-zawadzki',
  patientId,
};

export const timeSlot = {
  id: 'kard-zawadzki_20261103T0800',
  system: 'AMMS',
  availabilityId: 'kard-zawadzki',
  dateFrom: '2026-11-03T08:00:00.000Z',
  dateTo: '2026-11-03T08:30:00.000Z',
  practitioner,
  room: '201',
};
export const slotKey = { timeSlotId: timeSlot.id, availabilityId: timeSlot.availabilityId };

export const hold = {
  timeSlotId: timeSlot.id,
  patientId,
  until: '2026-10-20T06:15:00.000Z',
  hisBookingId: bookingKey.id,
  extensionsLeft: 2,
};

/** A booking as lists have it. */
export const booking = {
  system: bookingKey.system,
  systemId: bookingKey.id,
  status: 'SCHEDULED',
  patient: { id: patientId, name: 'Jan', lastName: 'Nowak' },
  service: {
    code: 'KARD',
    name: 'Konsultacja kardiologiczna',
    description: 'Badanie, EKG spoczynkowe, omówienie leczenia.',
    condition: 'Proszę wziąć skierowanie i wcześniejsze zapisy EKG.',
  },
  organizationUnit: unit,
  practitioner,
  room: '201',
  dateFrom: timeSlot.dateFrom,
  dateTo: timeSlot.dateTo,
  availabilityId: timeSlot.availabilityId,
  sequence: 0,
};

export const referral = {
  issueDate: '2026-10-05',
  institutionCro: '000000018601',
  practiceNo: '4587123',
  icd10Code: 'I10',
};

export const referralDetails = {
  referral: {
    ...referral,
    institutionName: 'Przychodnia Rodzinna „Zdrowie”',
    practitionerName: 'lek. Tomasz Wrona',
    diseaseName: 'Samoistne (pierwotne) nadciśnienie',
  },
  mpiReferralId: 'referral-8001',
  referralStatus: 'W',
};

export const attachment = {
  id: 'attachment-9001',
  filename: 'wynik-ekg.pdf',
  type: 'application/pdf',
  size: 48_213,
  addedAt: '2026-10-20T06:05:00.000Z',
};

/** A booking with all that was given with it. */
export const bookingWithDetails = {
  ...booking,
  measurementAttachment: { isAddMeasurement: true, dateFromMeasurement: '2026-10-01' },
  details: { ...referralDetails, attachments: [], referralAttachments: [attachment] },
};
