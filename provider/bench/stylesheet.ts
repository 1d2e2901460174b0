/** The look of the staff pages; the colours are those of the portal's default contrast. */
export const STYLESHEET = `
:root { color-scheme: light; font: 112.5%/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
body { margin: 0; color: #14212b; background: #fff; overflow-wrap: anywhere; }
header, main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; line-height: 1.3; margin-top: 0; }
a { color: #0b4a66; }
a:visited { color: #55247f; }
a:hover { color: #073447; text-decoration-thickness: 3px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0; padding: 0; list-style: none; }
nav a, .pages a { display: inline-block; padding: 0.6rem 0; }
nav a[aria-current] { font-weight: 700; text-decoration-thickness: 4px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { position: static; display: inline-block; padding: 0.6rem 1rem; }
section, article { margin: 1.5rem 0; padding: 1.5rem; border: 1px solid #5d6f7b; border-radius: 6px; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.25rem 1rem; }
dt { font-weight: 700; }
dd { margin: 0; }
.text { white-space: pre-line; }
label, .hint, .error { display: block; }
label { font-weight: 700; }
.hint { color: #3a4a56; }
.error { color: #8a1a12; font-weight: 700; }
input, select, textarea { box-sizing: border-box; width: 20rem; max-width: 100%; min-height: 3rem; padding: 0.5rem; border: 2px solid #5d6f7b; border-radius: 6px; font: inherit; color: inherit; background: #fff; }
input[type=radio], input[type=checkbox] { width: auto; min-height: 0; }
fieldset { margin: 1rem 0; border: 1px solid #5d6f7b; border-radius: 6px; }
.choice { display: inline-block; padding: 0.5rem 0; font-weight: 400; }
button { min-height: 3rem; margin: 0 0.5rem 0.5rem 0; padding: 0.5rem 1rem; border: 2px solid #0b4a66; border-radius: 6px; font: inherit; font-weight: 700; color: #fff; background: #0b4a66; cursor: pointer; }
button:hover { background: #073447; }
button.outlined { color: #0b4a66; background: #fff; }
button.outlined:hover { color: #073447; background: #eef3f6; }
button.danger { border-color: #8a1a12; color: #8a1a12; background: #fff; }
button.danger:hover { background: #fdecea; }
.notice { padding: 1rem; border-left: 4px solid #0c4f2e; background: #e6f4ec; }
:focus-visible { outline: 3px solid #14212b; box-shadow: 0 0 0 6px #ffd54a; }
main:focus { outline: none; box-shadow: none; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
`;
