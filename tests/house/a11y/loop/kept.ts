import type { HTMLElement } from 'node-html-parser';
import type { Answer } from '#tests/support/visitor.ts';

/** Fields of a form that was refused and do not have what was typed or chosen there (3.3.1, 3.3.7); passwords, codes for one use and files are never kept. */
export function lostAnswers({ status, page, sent = {} }: Answer): string[] {
  if (status !== 400 && status !== 422) return [];
  return Object.entries(sent).flatMap(([name, values]) => {
    const controls = page
      .querySelectorAll('input, select, textarea')
      .filter(
        (control) =>
          control.getAttribute('name') === name &&
          control.getAttribute('autocomplete') !== 'one-time-code' &&
          !NEVER_KEPT.has(control.getAttribute('type') ?? ''),
      );
    if (controls.length === 0) return [];
    const shown = controls.flatMap(valuesIn);
    const offered = controls.every(isChoice) ? controls.flatMap(valuesOf) : null;
    return [values]
      .flat()
      .filter((value) => value !== '' && !shown.includes(value.trim()))
      .filter((value) => offered?.includes(value) ?? true)
      .map((value) => `${name}: "${value}" was sent, "${shown.join('", "')}" is there`);
  });
}

const NEVER_KEPT = new Set(['password', 'file', 'hidden', 'submit']);

const isChoice = (control: HTMLElement) =>
  control.tagName === 'SELECT' || ['radio', 'checkbox'].includes(control.getAttribute('type') ?? '');

/** The values that a choice offers; one that it does not offer cannot be shown again. */
function valuesOf(control: HTMLElement): string[] {
  const options = control.tagName === 'SELECT' ? control.querySelectorAll('option') : [control];
  return options.map((option) => option.getAttribute('value') ?? 'on');
}

function valuesIn(control: HTMLElement): string[] {
  if (control.tagName === 'TEXTAREA') return [control.text.trim()];
  if (control.tagName === 'SELECT')
    return control.querySelectorAll('option[selected]').map((option) => option.getAttribute('value') ?? '');
  if (isChoice(control) && !control.hasAttribute('checked')) return [];
  return [(control.getAttribute('value') ?? (isChoice(control) ? 'on' : '')).trim()];
}
