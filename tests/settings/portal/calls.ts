import { type CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'settings.accessibilityStatement': { kind: 'everybody' },
  'settings.application': { kind: 'everybody' },
  'settings.files': { kind: 'everybody' },
  'settings.installation': { kind: 'everybody' },
  'settings.legalDocuments': { kind: 'everybody' },
  'settings.links': { kind: 'everybody' },
  'settings.login': { kind: 'everybody' },
  'settings.portal': { kind: 'everybody' },
};
