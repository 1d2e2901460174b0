import { createRequire } from 'node:module';
import { htmlValidateRules } from '#tests/house/a11y/loop/document.ts';
import type { About } from './engines/remark.ts';
import { views } from './plan.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/** The parts of the audit that are no engine of its own folder: axe, html-validate, and the checks of this repository. */
export async function aboutTheLoop(): Promise<About[]> {
  const axe = require('axe-core') as { getRules(): unknown[] };
  const checks = new Set(views.flatMap((view) => view.checks.map(({ name }) => name)));
  checks.delete('axe');
  return [
    { name: 'axe-core', version: versionOf('axe-core'), rules: axe.getRules().length, rulesOff: 0 },
    { name: 'html-validate', version: versionOf('html-validate'), ...(await htmlValidateRules()) },
    { name: 'Own checks', version: OWN_VERSION, rules: checks.size, rulesOff: 0 },
  ];
}

const OWN_VERSION = (require('../../../../package.json') as { version: string }).version;
