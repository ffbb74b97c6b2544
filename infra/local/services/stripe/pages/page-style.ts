/** Stylesheet of the hosted pages: neutral tones next to the product's own, with system fonts. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: #F6F4EF; --card: #FFFFFF; --rim: #DDD8CC; --line: #8A8674; --ink: #1F2A26;
  --soft: #55605B; --deep: #12332A; --on-deep: #FFFDF9; --bad: #A3271B; --bad-wash: #FBEAE6; --good: #1E6B52;
  --wash: #EDEAE1; --focus: #1E6B52; }
@media (prefers-color-scheme: dark) { :root { --paper: #141817; --card: #1D2321; --rim: #353D3A; --line: #7C8782;
  --ink: #EEF0EC; --soft: #B3BCB7; --deep: #CFE3D5; --on-deep: #10211B; --bad: #FFB4A6; --bad-wash: #3A1F1B;
  --good: #9AD3B8; --wash: #272E2B; --focus: #F3D584; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.notice { padding: .5rem 1rem; background: var(--wash); color: var(--soft); font-size: .875rem;
  text-align: center; border-bottom: 1px solid var(--rim); }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 3rem; display: grid; gap: 1.5rem; }
main.narrow { max-width: 40rem; }
@media (min-width: 50rem) { main.two { grid-template-columns: 5fr 6fr; align-items: start; gap: 3rem; } }
h1 { margin: 0; font: 500 1.9rem/1.2 Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; }
p { margin: 0; }
.stack { display: grid; gap: 1rem; align-content: start; }
.stack > h2 { margin: 0; }
.card { background: var(--card); border: 1px solid var(--rim); border-radius: 1rem; padding: 1.25rem; }
.soft { color: var(--soft); }
.big { margin: .25rem 0; font: 500 2.5rem/1.1 Georgia, serif; font-variant-numeric: tabular-nums; }
.rows { display: grid; margin: 0; padding: 0; list-style: none; }
.row { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; padding: .6rem 0;
  border-bottom: 1px solid var(--rim); }
.row:last-child { border-bottom: 0; }
.row > :last-child { text-align: right; font-variant-numeric: tabular-nums; }
.total { font-weight: 600; }
form { margin: 0; }
.field { display: grid; gap: .3rem; align-content: start; }
.pair { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
label { font-size: .9rem; font-weight: 500; }
input, select { font: inherit; width: 100%; min-height: 2.9rem; padding: .5rem .75rem; border-radius: .6rem;
  border: 1px solid var(--line); background: var(--card); color: var(--ink); font-variant-numeric: tabular-nums; }
[aria-invalid=true] { border-color: var(--bad); }
.problem { color: var(--bad); font-size: .875rem; }
.alert { background: var(--bad-wash); color: var(--bad); border-radius: .75rem; padding: .75rem 1rem; }
.done { background: var(--wash); color: var(--good); border-radius: .75rem; padding: .75rem 1rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.9rem; font: inherit;
  font-weight: 500; padding: .5rem 1.1rem; border-radius: .7rem; border: 1px solid var(--deep); background: var(--deep);
  color: var(--on-deep); cursor: pointer; text-decoration: none; }
button.wide { width: 100%; }
.quiet { background: transparent; color: var(--ink); border-color: var(--line); }
button[aria-busy=true] { opacity: .7; cursor: progress; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
a { color: var(--deep); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
details { font-size: .9rem; color: var(--soft); }
summary { cursor: pointer; padding: .4rem 0; }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; user-select: all; color: var(--ink); }
.tag { background: var(--wash); border-radius: 1rem; padding: .1rem .6rem; font-size: .85rem; white-space: nowrap; }
.clock { border-style: dashed; }
`;
