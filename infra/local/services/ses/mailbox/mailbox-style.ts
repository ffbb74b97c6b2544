/** Stylesheet of the mailbox page: the product's paper, ink and tomato colors with system fonts. */
export const mailboxStyle = `
:root { color-scheme: light dark; --paper: #FBF7F0; --card: #FFFDF9; --rim: #E3DACA; --ink: #12332A;
  --soft: #455C54; --tomato: #C2381F; --on-tomato: #FFFDF9; --focus: #1E6B52; --wash: #E8F0E2; }
@media (prefers-color-scheme: dark) { :root { --paper: #0F1F1A; --card: #17302A; --rim: #2C4A40; --ink: #F4EFE4;
  --soft: #B9C9BF; --tomato: #E8674C; --on-tomato: #1B0A06; --focus: #F3D584; --wash: #21473A; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: end; justify-content: space-between; }
h1 { margin: 0; font: 500 2.25rem/1.1 Georgia, serif; }
header p { margin: .35rem 0 0; color: var(--soft); }
form { display: flex; gap: .5rem; align-items: center; }
label { color: var(--soft); font-size: .875rem; }
input, button { font: inherit; padding: .5rem .75rem; border-radius: .6rem; border: 1px solid var(--rim); }
input { background: var(--card); color: var(--ink); min-width: 0; flex: 1 1 12rem; width: 12rem; }
button { background: var(--tomato); border-color: var(--tomato); color: var(--on-tomato); cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main { padding-top: 0; }
.mail { background: var(--card); border: 1px solid var(--rim); border-radius: 1rem; margin-bottom: .75rem;
  overflow: hidden; }
summary { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: 1rem 1.25rem; cursor: pointer;
  list-style: none; }
summary::-webkit-details-marker { display: none; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.code { align-self: start; font: 500 1.25rem/1.3 Georgia, serif; letter-spacing: .12em; font-variant-numeric: tabular-nums;
  background: var(--wash); border-radius: .5rem; padding: .1rem .6rem; user-select: all; }
.meta { grid-column: 1 / -1; color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 24rem; resize: vertical; border: 0; border-top: 1px solid var(--rim);
  background: #fff; }
pre { margin: 0; padding: 1rem 1.25rem; border-top: 1px solid var(--rim); white-space: pre-wrap; font: inherit; }
.links { display: grid; gap: .25rem; padding: .75rem 1.25rem 1rem; font-size: .875rem; overflow-wrap: anywhere; }
.links:empty { display: none; }
a { color: var(--tomato); }
.empty { padding: 4rem 1rem; text-align: center; color: var(--soft); }
`;
