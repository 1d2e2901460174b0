/** What axe leaves to a human ("needs review"): what was looked at, when, and with what outcome. */
type Verdict = Readonly<{ rule: string; html: RegExp; verdict: string; on: string }>;

const verdicts: readonly Verdict[] = [
  {
    rule: 'hidden-content',
    html: /class="display-opener"/,
    verdict:
      'Hidden in wide windows, where all that it opens is shown. In narrow ones the loop opens it and examines what comes.',
    on: '2026-11-20',
  },
  {
    rule: 'hidden-content',
    html: /^<section id="display"/,
    verdict:
      'Hidden where the window is narrow or the text large; the link before it opens it, as the loop does at 320 px.',
    on: '2026-11-20',
  },
  {
    rule: 'hidden-content',
    html: /^<legend>(Język|Language)<\/legend>$/,
    verdict:
      'Hidden in narrow windows. The two buttons under it are names of languages, each in its own, and need no heading; the group keeps its name for screen readers only where it is seen.',
    on: '2026-11-20',
  },
];

export const verdictOn = ({ rule, html }: { rule: string; html: string }) =>
  verdicts.find((verdict) => verdict.rule === rule && verdict.html.test(html));
